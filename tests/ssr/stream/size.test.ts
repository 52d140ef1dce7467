import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PageName } from '#client/site/page-name.ts';
import { isInteractive } from '#client/app/pages.ts';
import { assetsIn } from '#server/ssr/assets.ts';

const MANIFEST = new URL('../../../dist/client/.vite/manifest.json', import.meta.url);
const KB = 1000;

type Chunk = { file: string; name?: string; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const assets = assetsIn(manifest);

/** Transferred bytes of every script that a page needs before it is idle. */
function firstLoad(page: PageName): number {
  return assets.assetsOf(page, isInteractive(page)).modules.reduce((sum, file) => sum + transferred(file), 0);
}

/** Transferred bytes of these modules or shared chunks, and of everything they import. */
function fetched(names: string[]): number {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  names.forEach(add);
  return [...found].reduce((sum, file) => sum + transferred(`/${file}`), 0);
}

const compressed = new Map<string, number>();

/** Most pages share most files, and compressing one takes longer than all the rest. */
function transferred(file: string): number {
  const bytes = compressed.get(file) ?? brotliCompressSync(readClient(file)).byteLength;
  compressed.set(file, bytes);
  return bytes;
}

function readClient(file: string): Buffer {
  return readFileSync(new URL(`../../../dist/client${file}`, import.meta.url));
}

test.each<PageName>([
  'home',
  'category',
  'checkout',
  'order',
  'lookup',
  'search',
  'schedule',
  'information',
  'contact',
  'build',
])('the first load of %s is at most 78.5 KB of script', (page) =>
  expect(firstLoad(page)).toBeLessThanOrEqual(78.5 * KB),
);

test.each<PageName>(['product', 'cart', 'edit'])('the first load of %s is at most 87 KB of script', (page) =>
  expect(firstLoad(page)).toBeLessThanOrEqual(87 * KB),
);

/** What pages fetch without any interaction. */
const EARLY = ['client/entry.client.tsx', 'early'];

test.each<[string, number, string[]]>([
  ['category', 80, []],
  ['cart', 86, ['client/app/page/cart.ts']],
  ['cart with a seat that is held', 87, ['client/app/page/cart.ts', 'parts']],
  ['product', 88.5, ['client/app/page/product.ts']],
  ['product with dated runs', 91, ['client/app/page/product.ts', 'RunPicker']],
])('%s fetches at most %d KB of script without interaction', (_page, most, parts) =>
  expect(fetched([...EARLY, ...parts])).toBeLessThanOrEqual(most * KB),
);

test('the first load holds neither Apollo nor the text of an operation', () => {
  for (const page of ['home', 'category', 'product', 'cart'] satisfies PageName[]) {
    for (const file of assets.assetsOf(page, isInteractive(page)).modules) {
      expect(readClient(file).toString()).not.toMatch(/ApolloClient|fragment \w+ on \w+ \{|query \w+\(/);
    }
  }
});
