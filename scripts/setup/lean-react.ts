import type { Plugin } from 'vite';
import { emptyFunctions, LEFT_OUT } from './empty-functions.ts';

const FILES = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * Parts of React DOM that no page uses. Each is reached only by its own component, hook or element, which the client must
 * not use (`tests/house/react-parts.test.ts`).
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
  // SuspenseList and Activity.
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
  // Component stacks of errors, which nothing reads.
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
