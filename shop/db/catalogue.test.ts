import { expect, test } from 'vitest';
import { Catalogue, emptySnapshot, MAX_KEPT } from './catalogue.ts';
import type { Db } from './database.ts';

const snapshot = () => emptySnapshot('1 1');
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

test('readers of one turn of the event loop share one load of what is missing', async () => {
  const kept = snapshot();
  const asked: number[][] = [];
  const load = async (db: Db, ids: number[]) => {
    asked.push(ids);
    return twice(db, ids);
  };
  const read = (ids: number[], isTransaction = false) =>
    new Catalogue(handle(isTransaction), kept).many('double', ids, load);
  await read([3, 1]);
  const [own, ...others] = await Promise.all([read([4, 1, 5], true), read([1, 2, 3, 2]), read([2, 4])]);
  expect(asked).toEqual([
    [3, 1],
    [4, 5],
    [2, 4],
  ]);
  expect(Object.fromEntries(own)).toEqual({ 1: 2, 4: 8, 5: 10 });
  expect(others.map((found) => Object.fromEntries(found))).toEqual([
    { 1: 2, 2: 4, 3: 6 },
    { 2: 4, 4: 8 },
  ]);
});

test('a load that fails rejects all its readers, and is tried again by the next', async () => {
  const catalogue = new Catalogue(handle(), snapshot());
  let isAway = true;
  const load = async (db: Db, ids: number[]) => {
    if (isAway) throw new Error('away');
    return twice(db, ids);
  };
  const read = (ids: number[]) => catalogue.many('double', ids, load);
  const outcomes = await Promise.allSettled([read([1]), read([2])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(Object.fromEntries(await read([1, 2]))).toEqual({ 1: 2, 2: 4 });
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
  const { entries: double } = kept.kinds.get('double') as { entries: Map<number, number> };
  expect([double.size, double.has(0), double.has(1), double.has(MAX_KEPT)]).toEqual([MAX_KEPT, true, false, true]);
});
