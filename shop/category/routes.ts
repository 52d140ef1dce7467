import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, Refusal } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { readSearch } from '#shop/search/rules.ts';
import { searchTwice } from '#shop/search/word-store.ts';
import { crumbsOf, readCrumbs } from './breadcrumb-store.ts';
import { readFilters } from './filter-store.ts';
import { nodeOf, treeOf } from './node.ts';
import * as schema from './schema.ts';
import { type Category, findCategory, readCategories, searchCategories } from './store.ts';

const DEEPEST_LEVEL = 10;
const SEARCH_LIMIT = 20;

const read = { method: 'GET', auth: 'session', cache: PUBLIC_CACHE } as const;

export const categoryEndpoints: Endpoint[] = [
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
  { ...read, path: '/categories/search/:search', schema: schema.findCategories, handle: findCategories },
  { ...read, path: '/categories/:id', schema: schema.getCategory, handle: getCategory },
];

async function listCategories({ deps, params, query }: Call): Promise<Answer> {
  const parent = readParent(params.parent ?? query.get('parent') ?? '0');
  const level = readLevel(params.level ?? query.get('level') ?? String(DEEPEST_LEVEL));
  const data = treeOf(await readCategories(deps.db), await readFilters(deps.db), parent, level);
  return { data, total: data.length, headers: { 'X-Pagination-Limit': '1000', 'X-Pagination-Page': '1' } };
}

async function getCategory(call: Call): Promise<Answer> {
  const id = readIdentifier(call.params.id);
  return detail(call, await findCategory(call.deps.db, { id }));
}

async function getCategoryBySlug(call: Call): Promise<Answer> {
  return detail(call, await findCategory(call.deps.db, { slug: call.params.slug ?? '' }));
}

async function findCategories({ deps, params }: Call): Promise<Answer> {
  const { db } = deps;
  const text = readSearch(params.search);
  const { categories: found } = await searchTwice(db, text, (plan) => searchCategories(db, plan, SEARCH_LIMIT));
  const filters = await readFilters(db);
  const crumbs = await readCrumbs(
    db,
    found.map((category) => category.slug),
  );
  const data = found.map((category) => ({ ...nodeOf(category, filters, []), breadcrumbs: above(crumbs, category) }));
  return { data, total: data.length };
}

async function detail({ deps }: Call, category: Category | undefined): Promise<Answer> {
  if (!category) throw new Refusal(404, [{ code: 'not_found', message: 'The specified category does not exist.' }]);
  const filters = await readFilters(deps.db);
  const below = treeOf(await readCategories(deps.db), filters, category.id, DEEPEST_LEVEL);
  const crumbs = await readCrumbs(deps.db, [category.slug]);
  const { categories: _, ...node } = nodeOf(category, filters, []);
  return { data: { id: category.id, ...node, breadcrumbs: above(crumbs, category), sub_categories: below } };
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
  throw new Refusal(400, [{ code: 'invalid_level', field: 'level', message: 'Invalid level' }]);
}
