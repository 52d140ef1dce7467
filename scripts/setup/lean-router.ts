import type { Plugin } from 'vite';

const FILES = /react-router\/dist\/production\/.*\.mjs$/;

/**
 * Lets the bundler drop the parts of react-router that are not used: their top-level calls and
 * classes are not marked as free of side effects, and each sets a `displayName`.
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
          // Tells developers of routes that are written wrongly; its texts came with every first load.
          .replace(/^function warning\(.*\) \{[\s\S]*?\n\}/gm, '/*#__NO_SIDE_EFFECTS__*/\nfunction warning() {}'),
        map: null,
      }),
    },
  };
}

const LEFT_OUT = 'throw new Error("This part of the router is left out of the build")';

/**
 * What a router can do and no page of this shop does: fetchers, blocking a navigation, routes that are lazy or come
 * later, instrumentation, server components, its own memory of scrolling. One function, `createRouter`, refers to all
 * of it, so that no bundler can drop it. A call says so in the browser; where the router asks whether there is any,
 * the answer is that there is none.
 */
const UNUSED: Readonly<Record<string, string>> = {
  fetch2: LEFT_OUT,
  getBlocker: LEFT_OUT,
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
  parseHydrationData: 'return undefined',
};

/** Takes these functions' bodies out of what browsers get. A release of the router that renames them fails the build. */
export function leanRouter(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: FILES },
      handler: (code) => ({ code: without(code, left), map: null }),
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`react-router has no ${[...left].join(', ')} any more`);
    },
  };
}

function without(code: string, left: Set<string>): string {
  let lean = code;
  for (const [name, body] of Object.entries(UNUSED)) {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}$`, 'm');
    lean = lean.replace(whole, (_all, indent: string, head: string) => {
      left.delete(name);
      return `${indent}${head} ${body}; }`;
    });
  }
  return lean;
}
