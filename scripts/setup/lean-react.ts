import type { Plugin } from 'vite';
import { emptyFunctions, LEFT_OUT } from './empty-functions.ts';

const FILES = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * What React DOM can do and no page of this shop asks for: each part is reached only by a component, a hook or a kind
 * of element of its own, none of which the client may name (`tests/house/react-parts.test.ts`).
 */
const UNUSED: Readonly<Record<string, string>> = {
  // View transitions. Commits look for them in every tree.
  trackEnterViewTransitions: 'return',
  commitExitViewTransitions: 'return',
  commitNestedViewTransitions: 'return',
  restoreEnterOrExitViewTransitions: 'return',
  restoreNestedViewTransitions: 'return',
  restoreViewTransitionOnHostInstances: LEFT_OUT,
  createViewTransitionInstance: LEFT_OUT,
  commitAfterMutationEffectsOnFiber: LEFT_OUT,
  startViewTransition: LEFT_OUT,
  // References to fragments.
  FragmentInstance: LEFT_OUT,
  commitNewChildToFragmentInstance: LEFT_OUT,
  deleteChildFromFragmentInstance: LEFT_OUT,
  // Lists of boundaries, and what is kept hidden.
  updateSuspenseListComponent: LEFT_OUT,
  cutOffTailIfNeeded: LEFT_OUT,
  updateActivityComponent: LEFT_OUT,
  // State of forms.
  mountActionState: LEFT_OUT,
  updateActionState: LEFT_OUT,
  rerenderActionState: LEFT_OUT,
  // Elements that are classes of their own.
  setPropOnCustomElement: LEFT_OUT,
  // Resources that are asked for while rendering: pages preload on the server only.
  preconnectAs: LEFT_OUT,
  preload: LEFT_OUT,
  preloadModule: LEFT_OUT,
  preinitStyle: LEFT_OUT,
  preinitScript: LEFT_OUT,
  preinitModuleScript: LEFT_OUT,
  // Nobody reads on which component an error passed by.
  describeNativeComponentFrame: "return ''",
};

export function leanReact(): Plugin[] {
  return [fragmentsWithoutMethods(), emptyFunctions('lean-react', FILES, UNUSED)];
}

/** Whose constructor is left out. */
function fragmentsWithoutMethods(): Plugin {
  return {
    name: 'fragments-without-methods',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: FILES },
      handler: (code) => ({
        code: code.replace(/^FragmentInstance\.prototype\.\w+ = function \([^]*?\n\};$/gm, ''),
        map: null,
      }),
    },
  };
}
