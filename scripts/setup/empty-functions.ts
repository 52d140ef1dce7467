import type { Plugin } from 'vite';

/** The body of a function that nothing here calls: a call says so. */
export const LEFT_OUT = 'throw new Error("This part of the library is left out of the build")';

/**
 * Takes the bodies of a library's functions out of what browsers get: code that one function refers to, so that no
 * bundler can drop it, and no page runs. A release of the library that names one of them differently fails the build.
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
