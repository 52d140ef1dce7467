import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that need a part of React DOM which `scripts/setup/lean-react.ts` removes from the browser's bundle. */
const LEFT_OUT = [
  'ViewTransition',
  'addTransitionType',
  'SuspenseList',
  'unstable_SuspenseList',
  'Activity',
  'useActionState',
  'useFormState',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preloadModule',
];
const IMPORTED = /import (?:React,? ?)?\{([^}]*)\} from '(?:react|react-dom|react-dom\/client)'/g;
const FRAGMENT_REF = /<Fragment[^>]*\sref=/;
const CUSTOM_ELEMENT = /<[a-z]\w*-[\w-]+[\s/>]/;
const PRELOADS = /(?<!function )\bpreload(Picture|On)\(/;

function uses(source: string): string[] {
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  return [
    ...imported.filter((name) => LEFT_OUT.includes(name)),
    ...(FRAGMENT_REF.test(source) ? ['a reference to a fragment'] : []),
    ...(CUSTOM_ELEMENT.test(source) ? ['a custom element'] : []),
    ...(PRELOADS.test(source) && !source.includes('import.meta.env.SSR') ? ['a preload in the browser'] : []),
  ];
}

test('the client uses no part of React DOM that is removed from the browser bundle', () => {
  const files = globSync('client/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => uses(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))).toEqual([]);
});

test.each([
  ["import { Activity, useState } from 'react';", 'Activity'],
  ["import { preinit } from 'react-dom';", 'preinit'],
  ['<Fragment key={id} ref={group}>', 'a reference to a fragment'],
  ['<model-viewer src={src} />', 'a custom element'],
  ['  preloadPicture(product.image, SIZES);', 'a preload in the browser'],
])('%s is detected', (source, what) => expect(uses(source)).toEqual([what]));
