import type { Catalogue } from '#shop/db/catalogue.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { priceRangeOf } from '#shop/exchange/price-range.ts';
import { readSearch } from '#shop/http/search-text.ts';
import { crumbsOf, readCrumbs } from './breadcrumb-store.ts';
import { countFilters } from './filter-count-store.ts';
import { readFilterLists } from './filter-match.ts';
import { readFilters } from './filter-store.ts';
import { readLeads } from './lead-store.ts';
import { cheapestIn, type Known, menuOf, nodeOf, treeOf } from './node.ts';
import * as schema from './schema.ts';
import { type Category, findCategory, readCategories, readCategoriesById } from './store.ts';

const DEEPEST_LEVEL = 10;

const read = { method: 'GET', auth: 'session', cache: PUBLIC_CACHE } as const;

/** What products cost at least, by their numbers. */
export type FromDecimals = (
  catalogue: Catalogue,
  products: number[],
  currency: Call['currency'],
  now: Date,
) => Promise<ReadonlyMap<number, string>>;

/** `fromDecimals` comes from the room of products, which stands on this one. */
export const createCategoryEndpoints = (fromDecimals: FromDecimals): Endpoint[] => {
  const listCategories = (call: Call) => list(call, fromDecimals);
  return [
    { ...read, path: '/categories', schema: schema.listCategories, handle: listCategories },
    { ...read, path: '/categories/parent/:parent', schema: schema.listCategoriesOfParent, handle: listCategories },
    { ...read, path: '/categories/level/:level', schema: schema.listCategoriesToLevel, handle: listCategories },
    {
      ...read,
      path: '/categories/parent/:parent/level/:level',
      schema: schema.listCategoriesOfParentToLevel,
      handle: listCategories,
    },
    { ...read, path: '/categories/slug/*slug', schema: schema.getCategoryBySlug, handle: getCategoryBySlug },
    {
      ...read,
      path: '/categories/search/:search',
      limit: 'search',
      schema: schema.findCategories,
      handle: findCategories,
    },
    { ...read, path: '/categories/:id/filters', schema: schema.countAllFilters, handle: listFilters },
    { ...read, path: '/categories/:id/filters/:filters', schema: schema.countCategoryFilters, handle: listFilters },
    { ...read, path: '/categories/:id', schema: schema.getCategory, handle: getCategory },
  ];
};

async function list(call: Call, fromDecimals: FromDecimals): Promise<Answer> {
  const { params, query } = call;
  const parent = readParent(params.parent ?? query.get('parent') ?? '0');
  const level = readLevel(params.level ?? query.get('level') ?? String(DEEPEST_LEVEL));
  const catalogue = await call.catalogue();
  const { all } = await readCategories(catalogue);
  const nodes = treeOf(all, await readKnown(catalogue), parent, level);
  const prices = () => fromDecimals(catalogue, cheapestIn(nodes), call.currency, call.deps.now());
  const data = query.get('fields') === 'menu' ? menuOf(nodes, await prices()) : nodes;
  return { data, total: data.length, headers: { 'X-Pagination-Limit': '1000', 'X-Pagination-Page': '1' } };
}

async function getCategory(call: Call): Promise<Answer> {
  const id = readIdentifier(call.params.id);
  return detail(call, await findCategory(await call.catalogue(), { id }));
}

async function getCategoryBySlug(call: Call): Promise<Answer> {
  return detail(call, await findCategory(await call.catalogue(), { slug: call.params.slug ?? '' }));
}

async function findCategories(call: Call): Promise<Answer> {
  const catalogue = await call.catalogue();
  const text = readSearch(call.params.search);
  const { goods, find } = await call.deps.search.current();
  const found = await readCategoriesById(
    catalogue,
    find(text).categories.map((document) => goods.ids[document] ?? 0),
  );
  const known = await readKnown(catalogue);
  const crumbs = await readCrumbs(catalogue);
  const data = found.map((category) => ({ ...nodeOf(category, known, []), breadcrumbs: above(crumbs, category) }));
  return { data, total: data.length };
}

/** What each filter finds together with those in the path, and with the price. */
async function listFilters(call: Call): Promise<Answer> {
  const { params, query, currency } = call;
  const catalogue = await call.catalogue();
  const category = await findCategory(catalogue, { id: readIdentifier(params.id) });
  if (!category) throw notFound();
  const filters = params['filters'] === undefined ? [] : readFilterLists(params['filters']);
  const price = await priceRangeOf(catalogue, query, currency);
  return { data: await countFilters(catalogue, category.id, { filters, price }) };
}

async function detail(call: Call, category: Category | undefined): Promise<Answer> {
  if (!category) throw notFound();
  const catalogue = await call.catalogue();
  const known = await readKnown(catalogue);
  const { all } = await readCategories(catalogue);
  const below = call.query.get('fields') === 'own' ? [] : treeOf(all, known, category.id, DEEPEST_LEVEL);
  const crumbs = await readCrumbs(catalogue);
  const { categories: _, ...node } = nodeOf(category, known, []);
  return { data: { id: category.id, ...node, breadcrumbs: above(crumbs, category), sub_categories: below } };
}

async function readKnown(catalogue: Catalogue): Promise<Known> {
  return { filters: await readFilters(catalogue), leads: await readLeads(catalogue) };
}

function notFound(): HttpError {
  return new HttpError(404, [{ code: 'not_found', message: 'The specified category does not exist.' }]);
}

/** From the game down to the parent. */
function above(crumbs: Parameters<typeof crumbsOf>[0], category: Category) {
  return crumbsOf(crumbs, category.slug).slice(0, -1);
}

function readParent(text: string): number {
  return /^0+$/.test(text) ? 0 : readIdentifier(text);
}

function readLevel(text: string): number {
  const level = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (level >= 1) return Math.min(level, DEEPEST_LEVEL);
  throw new HttpError(400, [{ code: 'invalid_level', field: 'level', message: 'Invalid level' }]);
}
