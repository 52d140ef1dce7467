import type { Plugin } from 'vite';

/** The new body of a removed function: it throws, should it be called after all. */
export const LEFT_OUT = 'throw new Error("This part of the library is left out of the build")';

/**
 * Removes the bodies of a library's functions that no page calls, but which a bundler cannot drop because other code
 * refers to them. The build fails when a release of the library has renamed one of them.
 */
export function emptyFunctions(name: string, files: RegExp, bodies: Readonly<Record<string, string>>): Plugin {
  const left = new Set(Object.keys(bodies));
  return {
    name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: files },
      handler: (code) => ({ code: without(code, bodies, left), map: null }),
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`${name}: the library has no ${[...left].join(', ')} any more`);
    },
  };
}

function without(code: string, bodies: Readonly<Record<string, string>>, left: Set<string>): string {
  let lean = code;
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(`^( *)((?:async )?function ${name}\\([^]*?\\) \\{)\\n[^]*?\\n\\1\\}$`, 'm');
    lean = lean.replace(whole, (_all, indent: string, head: string) => {
      left.delete(name);
      return `${indent}${head} ${body}; }`;
    });
  }
  return lean;
}
