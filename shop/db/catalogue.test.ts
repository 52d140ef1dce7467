import { expect, test } from 'vitest';
import { Catalogue, MAX_KEPT } from './catalogue.ts';
import type { Db } from './database.ts';

const snapshot = () => ({ state: '1 1', kinds: new Map(), underway: new Map() });
const handle = (isTransaction = false) => ({ isTransaction }) as unknown as Db;
const twice = async (_: Db, ids: number[]) => new Map(ids.map((id) => [id, 2 * id]));

test('concurrent reads of an entry share one load, and each transaction loads its own', async () => {
  const kept = snapshot();
  const plain = new Catalogue(handle(), kept);
  const gate = Promise.withResolvers<string>();
  let loads = 0;
  const load = () => {
    loads += 1;
    return gate.promise;
  };
  const asked = [plain.whole('tree', load), plain.whole('tree', load)];
  expect(loads).toBe(1);
  asked.push(new Catalogue(handle(true), kept).whole('tree', load));
  await Promise.resolve();
  expect(loads).toBe(2);
  gate.resolve('oak');
  expect(await Promise.all(asked)).toEqual(['oak', 'oak', 'oak']);
  expect(await plain.whole('tree', load)).toBe('oak');
  expect(loads).toBe(2);
});

test('only missing entries are loaded', async () => {
  const catalogue = new Catalogue(handle(), snapshot());
  await catalogue.many('double', [3, 1], twice);
  const asked: number[][] = [];
  const found = await catalogue.many('double', [1, 2, 3, 2], async (db, ids) => {
    asked.push(ids);
    return twice(db, ids);
  });
  expect(asked).toEqual([[2]]);
  expect([...found.keys()].sort()).toEqual([1, 2, 3]);
});

test('missing and failed entries are requested again', async () => {
  const catalogue = new Catalogue(handle(), snapshot());
  expect(await catalogue.one('slug', 'a', async () => undefined)).toBeUndefined();
  await expect(
    catalogue.one('slug', 'a', async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
  expect(await catalogue.one('slug', 'a', async () => 7)).toBe(7);
});

test('the least recently used entry is evicted', async () => {
  const kept = snapshot();
  const catalogue = new Catalogue(handle(), kept);
  const ids = Array.from({ length: MAX_KEPT }, (_, id) => id);
  await catalogue.many('double', ids, twice);
  await catalogue.many('double', [0], twice);
  await catalogue.many('double', [MAX_KEPT], twice);
  const double = kept.kinds.get('double') as Map<number, number>;
  expect([double.size, double.has(0), double.has(1), double.has(MAX_KEPT)]).toEqual([MAX_KEPT, true, false, true]);
});
