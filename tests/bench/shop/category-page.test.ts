import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCrumbs } from '#shop/category/breadcrumb-store.ts';
import { findCategory } from '#shop/category/store.ts';
import { catalogueAt } from '#shop/db/catalogue.ts';
import type { Database, Db } from '#shop/db/database.ts';
import { openInMemory } from '#shop/db/connection/embedded.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { readCards } from '#shop/product/list/card-store.ts';
import { listCategory } from '#shop/product/list/list-store.ts';
import { type Page, pageOf } from '#shop/db/page.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { fill, findTemplate, type Template } from './fill.ts';

const SMALL = 500;
const LARGE = 5_000;
const LIMIT = 24;

type Asked = { sql: string; parameters: readonly unknown[] };
type Node = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Node[] };

let pglite: PGlite;
let close: () => Promise<void>;
let db: Db;
let template: Template;
let asked: Asked[] = [];

beforeAll(async () => {
  const opened = await openInMemory();
  ({ pglite, close } = opened);
  await prepareDatabase(opened.db, testCatalog, new Date());
  template = await findTemplate(opened.db);
  await fill(opened.db, template, 0, SMALL);
  db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
});
afterAll(() => close());

test('a category page reads about as many rows in a catalogue ten times as large, including the total', async () => {
  const pages = (['sort_order', 'name', 'price', 'date_added'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, order })),
  );
  const small: number[] = [];
  for (const page of pages) small.push(await rowsRead(page));
  await fill(db, template, SMALL, LARGE);
  for (const [at, page] of pages.entries()) {
    const large = await rowsRead(page);
    expect(large, JSON.stringify(page)).toBeLessThanOrEqual((small[at] ?? 0) + LIMIT);
  }
});

/** Rows that the database touches for the category, its page and the products on it. */
async function rowsRead(given: Pick<Page, 'sort' | 'order'>): Promise<number> {
  const page = pageOf({ ...given, limit: LIMIT });
  // Nothing is kept but the tree, which is read once for all pages.
  const catalogue = catalogueAt(db, randomUUID());
  await readCrumbs(catalogue);
  const category = await findCategory(catalogue, { id: template.categoryId });
  if (!category) throw new Error('The category is gone');
  asked = [];
  const { ids, total } = await listCategory(catalogue, category, { filters: [], price: undefined }, page);
  expect([ids.length, total]).toEqual([LIMIT, category.product_count]);
  await readCards(catalogue, ids);
  const queries = asked;
  let rows = 0;
  for (const { sql, parameters } of queries) {
    const answer = await pglite.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, format json) ${sql}`, [
      ...parameters,
    ]);
    rows += touched(answer.rows[0]?.['QUERY PLAN'][0]?.Plan);
  }
  return rows;
}

function touched(node: Node | undefined): number {
  if (!node) return 0;
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, plan) => sum + touched(plan), own);
}
