import type { Catalogue } from '#shop/db/catalogue.ts';
import { PUBLIC_CACHE, TEXT_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import type { FilterLists } from '#shop/http/endpoint/input.ts';
import { type PriceBounds, readPriceRange } from '#shop/http/endpoint/price-bounds.ts';
import { crumbsOf, readCrumbs } from './breadcrumb-store.ts';
import { countFilters } from './filter-count-store.ts';
import { readFilters } from './filter-store.ts';
import { readLeads } from './lead-store.ts';
import { cheapestIn, type Known, menuOf, nodeOf, treeOf } from './node.ts';
import { readRatings } from './rating-store.ts';
import * as schema from './schema.ts';
import { type Category, findCategory, readCategories, readCategoriesById } from './store.ts';

const read = { method: 'GET', auth: 'session', cache: TEXT_CACHE } as const;
const lists = { ...read, cache: PUBLIC_CACHE } as const;

/** The lowest prices of products, by id. */
export type FromDecimals = (
  catalogue: Catalogue,
  products: number[],
  currency: Call['currency'],
  now: Date,
) => Promise<ReadonlyMap<number, string>>;

/** `fromDecimals` is passed in by the product room, which is above this one. */
export const createCategoryEndpoints = (fromDecimals: FromDecimals): Endpoint[] => {
  const handle = (call: Listing) => list(call, fromDecimals);
  return [
    endpoint({ ...read, path: '/categories', schema: schema.listCategories, handle }),
    endpoint({ ...read, path: '/categories/parent/:parent', schema: schema.listCategoriesOfParent, handle }),
    endpoint({ ...read, path: '/categories/level/:level', schema: schema.listCategoriesToLevel, handle }),
    endpoint({
      ...read,
      path: '/categories/parent/:parent/level/:level',
      schema: schema.listCategoriesOfParentToLevel,
      handle,
    }),
    endpoint({ ...read, path: '/categories/slug/*slug', schema: schema.getCategoryBySlug, handle: getCategory }),
    endpoint({
      ...lists,
      path: '/categories/search/:search',
      limit: 'search',
      schema: schema.findCategories,
      handle: findCategories,
    }),
    endpoint({ ...lists, path: '/categories/:id/filters', schema: schema.countAllFilters, handle: listFilters }),
    endpoint({
      ...lists,
      path: '/categories/:id/filters/:filters',
      schema: schema.countCategoryFilters,
      handle: listFilters,
    }),
    endpoint({ ...read, path: '/categories/:id', schema: schema.getCategory, handle: getCategory }),
  ];
};

type Tree = { parent?: number | undefined; level?: number | undefined };
type Listing = Pick<Call, 'deps' | 'catalogue' | 'currency'> & {
  params: Tree;
  query: Tree & { fields?: 'menu' | undefined };
};

async function list(
  { deps, catalogue: current, currency, params, query }: Listing,
  fromDecimals: FromDecimals,
): Promise<Answer> {
  const { parent = 0, level = schema.DEEPEST_LEVEL } = { ...query, ...params };
  const catalogue = await current();
  const { all } = await readCategories(catalogue);
  const isMenu = query.fields === 'menu';
  const nodes = treeOf(all, isMenu ? await readKnownOfMenu(catalogue) : await readKnown(catalogue), parent, level);
  const prices = () => fromDecimals(catalogue, cheapestIn(nodes), currency, deps.now());
  const data = isMenu ? menuOf(nodes, await prices()) : nodes;
  return { data, total: data.length, headers: { 'X-Pagination-Limit': '1000', 'X-Pagination-Page': '1' } };
}

async function findCategories(call: CheckedCall<typeof schema.findCategories>): Promise<Answer> {
  const catalogue = await call.catalogue();
  const { goods, find } = await call.deps.search.current();
  const found = await readCategoriesById(
    catalogue,
    find(call.params.search).categories.map((document) => goods.ids[document] ?? 0),
  );
  const known = await readKnown(catalogue);
  const crumbs = await readCrumbs(catalogue);
  const data = found.map((category) => ({ ...nodeOf(category, known, []), breadcrumbs: above(crumbs, category) }));
  return { data, total: data.length };
}

type Filtered = Pick<Call, 'catalogue' | 'currency'> & {
  params: { id: number; filters?: FilterLists | undefined };
  query: PriceBounds;
};

/** The count of each filter together with those in the path, and with the price range. */
async function listFilters({ catalogue: current, currency, params, query }: Filtered): Promise<Answer> {
  const catalogue = await current();
  const category = await findCategory(catalogue, { id: params.id });
  if (!category) throw notFound();
  const price = await readPriceRange(catalogue, query, currency);
  return { data: await countFilters(catalogue, category.id, { filters: params.filters ?? [], price }) };
}

type OneCategory = Pick<Call, 'catalogue'> & {
  params: { id: number } | { slug: string };
  query: { fields?: 'own' | undefined };
};

async function getCategory(call: OneCategory): Promise<Answer> {
  const catalogue = await call.catalogue();
  const category = await findCategory(catalogue, call.params);
  if (!category) throw notFound();
  const known = await readKnown(catalogue);
  const { all } = await readCategories(catalogue);
  const below = call.query.fields === 'own' ? [] : treeOf(all, known, category.id, schema.DEEPEST_LEVEL);
  const crumbs = await readCrumbs(catalogue);
  const { categories: _, ...node } = nodeOf(category, known, []);
  return { data: { id: category.id, ...node, breadcrumbs: above(crumbs, category), sub_categories: below } };
}

async function readKnown(catalogue: Catalogue): Promise<Known> {
  return { ...(await readKnownOfMenu(catalogue)), filters: await readFilters(catalogue) };
}

/** Without filters, which are many rows: every page waits for the first menu. */
async function readKnownOfMenu(catalogue: Catalogue): Promise<Known> {
  return { filters: new Map(), leads: await readLeads(catalogue), ratings: await readRatings(catalogue) };
}

function notFound(): HttpError {
  return new HttpError(404, [{ code: 'not_found', message: 'The specified category does not exist.' }]);
}

/** From the game down to the parent. */
function above(crumbs: Parameters<typeof crumbsOf>[0], category: Category) {
  return crumbsOf(crumbs, category.slug).slice(0, -1);
}
