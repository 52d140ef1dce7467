import type { Plugin } from 'vite';
import { emptyFunctions, LEFT_OUT } from './empty-functions.ts';

const FILES = /react-router\/dist\/production\/.*\.mjs$/;

/**
 * Makes unused parts of react-router removable: their top-level calls and classes are not marked as free of side
 * effects, and each sets a `displayName`.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: FILES },
      handler: (code) => ({
        code: code
          .replace(/^(var \w+ = )((?:React\d*\.)?(?:forwardRef|createContext|memo)\()/gm, '$1/*@__PURE__*/ $2')
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?\n\});/gm,
            'var $1 = /*@__PURE__*/ (() => $2)();',
          )
          .replace(/^\w+\.displayName = .*$/gm, '')
          // Warnings for developers about invalid routes, which were part of every first load.
          .replace(
            /^function (warning|warnOnce|warningOnce)\(.*\) \{[\s\S]*?\n\}/gm,
            '/*#__NO_SIDE_EFFECTS__*/\nfunction $1() {}',
          ),
        map: null,
      }),
    },
  };
}

/**
 * Features of a router that no page of this shop uses: fetchers, blocking a navigation, lazy routes, middleware, view
 * transitions, instrumentation, server components, its own scroll restoration, disposal, and a default error page. One
 * function, `createRouter`, refers to all of them, so that no bundler can drop them. A call throws in the browser;
 * where the router asks whether a feature is in use, the answer is no.
 */
const UNUSED: Readonly<Record<string, string>> = {
  fetch2: LEFT_OUT,
  getFetcher: LEFT_OUT,
  deleteFetcher: LEFT_OUT,
  queueFetcherForDeletion: LEFT_OUT,
  getBlocker: LEFT_OUT,
  updateBlocker: LEFT_OUT,
  deleteBlocker: LEFT_OUT,
  shouldBlockNavigation: 'return undefined',
  patchRoutes: LEFT_OUT,
  discoverRoutes: LEFT_OUT,
  checkFogOfWar: 'return { active: false, matches: null }',
  getDataStrategyMatchLazyPromises: 'return undefined',
  getRouteInstrumentationUpdates: LEFT_OUT,
  instrumentClientSideRouter: LEFT_OUT,
  RSCErrorHandler: 'return children',
  decodeRouteErrorResponseDigest: 'return undefined',
  enableScrollRestoration: LEFT_OUT,
  runClientMiddlewarePipeline: LEFT_OUT,
  restoreAppliedTransitions: 'return undefined',
  persistAppliedTransitions: 'return undefined',
  useNavigateUnstable: LEFT_OUT,
  DefaultErrorComponent: 'return null',
  dispose: LEFT_OUT,
  _internalSetRoutes: LEFT_OUT,
  parseHydrationData: 'return undefined',
};

export function leanRouter(): Plugin {
  return emptyFunctions('lean-router', FILES, UNUSED);
}
