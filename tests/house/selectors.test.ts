import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The selector without its arguments: `.row:has(:checked) .price` becomes `.row:has() .price`. */
function outline(selector: string): string {
  let text = selector.replace(/:global\(([^()]*)\)/g, '$1');
  while (/\([^()]+\)/.test(text)) text = text.replace(/\([^()]+\)/g, '()');
  return text.trim();
}

function selectorsOf(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap((list) => outline(list).split(','))
    .map((selector) => selector.trim());
}

/** Selectors by which a change below the element with `:has()` restyles all its children or the whole page. */
function restylesTooMuch(selector: string): boolean {
  const [, anchor = '', rest = ''] = /^(.*?):has\(\)\S*(?: *([ >+~].*))?$/.exec(selector) ?? [];
  if (!rest) return false;
  const subject = rest.split(/[ >+~]+/).at(-1) ?? '';
  return /^(html|body|:root)$/.test(anchor.trim()) || !/^[\w.#[]/.test(subject);
}

/** An element that comes or goes may be the first of such a pair: the browser restyles all that follows it. */
function pairsAnyElement(selector: string): boolean {
  return [...selector.matchAll(/(\S+) *[+~] /g)].some(([, left = '']) => !/[.#[:]/.test(left));
}

function offending(isOffending: (selector: string) => boolean): string[] {
  return globSync('client/**/*.css').flatMap((file) =>
    selectorsOf(readFileSync(file, 'utf8'))
      .filter(isOffending)
      .map((selector) => `${file}: ${selector}`),
  );
}

test('a :has() rule has a specific subject, so that a press does not restyle the page', () => {
  expect(restylesTooMuch('body:has() > :not()')).toBe(true);
  expect(restylesTooMuch('.row:has() > *')).toBe(true);
  expect(restylesTooMuch('.row:has() .price')).toBe(false);
  expect(offending(restylesTooMuch)).toEqual([]);
});

test('a sibling rule has a specific left side, so that a removed notice does not restyle the page', () => {
  expect(pairsAnyElement('.acts summary ~ *')).toBe(true);
  expect(pairsAnyElement('.acts .summary ~ *')).toBe(false);
  expect(offending(pairsAnyElement)).toEqual([]);
});
