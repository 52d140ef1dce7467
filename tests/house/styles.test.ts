import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (patterns: string[]) => globSync(patterns).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const styles = read(['client/**/*.css']).map(({ file, text }) => ({
  file,
  text: text.replaceAll(/\/\*.*?\*\//gs, ''),
}));
const code = read(['client/**/*.{ts,tsx}']);
const all = [...styles, ...code].map(({ text }) => text).join('\n');

/** The literal of a `className`, or its prefix when the code appends a number or variant. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(String.raw`\b${name}\b`).test(text) || text.includes(`\`${name.replace(/\d+$/, '')}\${`);
}

describe('the styles', () => {
  it('use only tokens that are declared', () => {
    const used = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
    );
    const isDeclared = (name: string) => all.includes(`${name}:`) || all.includes(`'${name}':`);
    expect(used.filter(({ name }) => !isDeclared(name))).toEqual([]);
  });

  it('declare no unused token', () => {
    const declared = styles.flatMap(({ text }) => [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
    const isUsed = (name: string) => all.includes(`var(${name})`) || all.includes(`var(${name},`);
    expect([...new Set(declared)].filter((name) => !isUsed(name))).toEqual([]);
  });

  it('have no class that the components of their module do not use', () => {
    const unused = styles.flatMap(({ file, text }) => {
      if (!file.endsWith('.module.css')) return [];
      const users = code.filter((one) => one.text.includes(basename(file))).map((one) => one.text);
      const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
      const names = new Set(
        selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
      );
      return [...names].filter((name) => !isNamed(name, users.join('\n'))).map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});
