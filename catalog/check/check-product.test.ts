import { expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkProduct } from './check-product.ts';
import { pathText } from '#catalog/issue/place.ts';

test('a duplicate tag is an issue', () => {
  const plain = testCatalog.games[0]?.products[0];
  if (!plain) throw new Error('the test catalogue has no product');
  const reported: string[] = [];
  const report = (path: Parameters<typeof pathText>[0], message: string) =>
    reported.push(`${pathText(path)}: ${message}`);
  checkProduct({ ...plain, tags: ['armor', 'set'] }, report);
  expect(reported).toEqual([]);
  checkProduct({ ...plain, tags: ['armor', 'set', 'armor'] }, report);
  expect(reported).toEqual(['tags: armor is listed twice']);
});
