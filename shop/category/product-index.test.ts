import { expect, test } from 'vitest';
import { countWith, marksOf, type Narrowed, pageOf, type ProductIndex } from './product-index.ts';

const PRODUCTS = 100_000;
const DOLLAR = 1_000_000;
const FILTERS = [1, 2, 3, 4, 5];

type Plain = { id: number; sort: number; price: number; added: number; filters: Set<number> };

/** In the order of their names; sorts and prices repeat, so that ties are compared too. */
const plain = Array.from({ length: PRODUCTS }, (_, at): Plain => ({
  id: ((at * 7919) % PRODUCTS) + 1,
  sort: (at * 31) % 977,
  price: ((at * 48_271) % 500) * DOLLAR,
  added: (at * 613) % 10_007,
  filters: new Set(FILTERS.filter((filter) => (at + filter) % (filter + 1) === 0)),
}));
const index: ProductIndex = {
  ids: Int32Array.from(plain, ({ id }) => id),
  sort: Float64Array.from(plain, ({ sort }) => sort),
  price: Float64Array.from(plain, ({ price }) => price),
  added: Float64Array.from(plain, ({ added }) => added),
  filters: new Map(
    FILTERS.map((filter) => [
      filter,
      Int32Array.from(plain.flatMap(({ filters }, place) => (filters.has(filter) ? [place] : []))),
    ]),
  ),
};

const PRICE = { from: BigInt(20 * DOLLAR), below: BigInt(60 * DOLLAR) };
const KEYS = { sort_order: 'sort', price: 'price', date_added: 'added' } as const;

type Sorted = [name: string, sort: keyof typeof KEYS, order: 'asc' | 'desc', narrowed: Narrowed];

test.each<Sorted>([
  ['a price', 'price', 'asc', { filters: [], price: PRICE }],
  ['a filter', 'date_added', 'desc', { filters: [[3]], price: undefined }],
  ['either of two filters', 'sort_order', 'asc', { filters: [[2, 5]], price: undefined }],
  ['filters of two groups and a price', 'price', 'desc', { filters: [[1, 4], [2]], price: PRICE }],
  ['a filter that nothing has', 'sort_order', 'desc', { filters: [[99]], price: undefined }],
])('filtering 100,000 products by %s matches a full scan, sorted by %s %s', (_, sort, order, narrowed) => {
  const found = plain
    .filter(({ filters }) => narrowed.filters.every((list) => list.some((id) => filters.has(id))))
    .filter(({ price }) => !narrowed.price || (price >= 20 * DOLLAR && price < 60 * DOLLAR));
  const marks = marksOf(index, narrowed);
  for (const filter of FILTERS) {
    expect(countWith(index, marks, filter)).toBe(found.filter(({ filters }) => filters.has(filter)).length);
  }
  const sign = order === 'asc' ? 1 : -1;
  const expected = found.toSorted((a, b) => sign * (a[KEYS[sort]] - b[KEYS[sort]] || a.id - b.id));
  const page = pageOf(index, marks, { page: 3, limit: 24, offset: 48, sort, order });
  expect(page).toEqual({ ids: expected.slice(48, 72).map(({ id }) => id), total: found.length });
  const byName = pageOf(index, marks, { page: 1, limit: 24, offset: 0, sort: 'name', order: 'asc' });
  expect(byName.ids).toEqual(found.slice(0, 24).map(({ id }) => id));
});
