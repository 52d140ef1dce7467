import type { Plugin } from 'vite';

/** For `output.minify`: keeps names, for readable stack traces. */
export const WITHOUT_BLANKS = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/**
 * The source of every module stays in memory for as long as the process lives, with two bytes for each of its
 * characters once one is not ASCII: a dash in a message would double the two million characters of its file.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
    },
  };
}

/**
 * In strings, templates, regular expressions and names alike, `\u` and four digits mean the same. A raw template keeps
 * them as they are written, which is the same where it is the source of a regular expression, and nowhere else.
 */
export function escaped(code: string): string {
  return code.replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
