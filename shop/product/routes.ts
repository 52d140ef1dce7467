import { type FilterLists, readFilterLists } from '#shop/category/filter-match.ts';
import { findCategory } from '#shop/category/store.ts';
import { nextRunAt } from './next-run-store.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { readIdentifier } from '#shop/http/identifier.ts';
import { priceRangeOf } from '#shop/exchange/price-range.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { readSearch } from '#shop/http/search-text.ts';
import { hitsAtSaidPrice } from '#shop/search/said-price.ts';
import { countGames, type Found, selectProducts } from '#shop/search/select.ts';
import { findProductId, readCards, relatedIds } from './card-store.ts';
import { type Page, readPage } from '#shop/db/page.ts';
import { listCategory } from './list-store.ts';
import { listedWire } from './listed-wire.ts';
import { presetWire } from './preset.ts';
import * as schema from './schema.ts';
import { cardWire, productWire } from './wire.ts';

const MAX_IDS = 100;
const MAX_RELATED = 8;
/** A search that finds fewer is worth a look by the team. */
const FEW = 2;

const read = { method: 'GET', auth: 'session', cache: PUBLIC_CACHE } as const;

export const productEndpoints: Endpoint[] = [
  { ...read, path: '/products', schema: schema.listProducts, handle: listByIds },
  { ...read, path: '/products/slug/:slug', schema: schema.getProductBySlug, handle: getProductBySlug },
  { ...read, path: '/products/category/:id', schema: schema.listByCategory, handle: listByCategory },
  {
    ...read,
    path: '/products/category/:id/limit/:limit/page/:page',
    schema: schema.listByCategoryPage,
    handle: listByCategory,
  },
  { ...read, path: '/products/category/:id/filters/:filters', schema: schema.listByFilters, handle: listByCategory },
  { ...read, path: '/products/category_slug/*slug', schema: schema.listByCategorySlug, handle: listByCategorySlug },
  { ...read, path: '/products/search/:search', limit: 'search', schema: schema.searchProducts, handle: search },
  {
    ...read,
    path: '/products/search/:search/limit/:limit/page/:page',
    limit: 'search',
    schema: schema.searchProductsPage,
    handle: search,
  },
  {
    ...read,
    path: '/products/search/:search/summary',
    limit: 'search',
    schema: schema.summariseSearch,
    handle: summary,
  },
  { ...read, path: '/products/:id', schema: schema.getProduct, handle: getProduct },
  { ...read, path: '/related/:id', schema: schema.listRelated, handle: listRelated },
];

async function getProduct(call: Call): Promise<Answer> {
  return detail(call, readIdentifier(call.params.id));
}

async function getProductBySlug(call: Call): Promise<Answer> {
  return detail(call, await findProductId(await call.catalogue(), call.params.slug ?? ''));
}

/** `?ids=3,1,2`: those that exist, in the order asked. */
async function listByIds(call: Call): Promise<Answer> {
  const ids = (call.query.get('ids') ?? '').split(',').map((id) => readIdentifier(id.trim()));
  if (ids.length > MAX_IDS) {
    const message = `At most ${MAX_IDS} products at once`;
    throw new HttpError(400, [{ code: 'too_many', field: 'ids', message }]);
  }
  const data = await wiresOf(call, ids);
  return { data, total: data.length };
}

async function listByCategory(call: Call): Promise<Answer> {
  return listIn(call, { id: readIdentifier(call.params.id) });
}

async function listByCategorySlug(call: Call): Promise<Answer> {
  return listIn(call, { slug: call.params.slug ?? '' });
}

async function search(call: Call): Promise<Answer> {
  const catalogue = await call.catalogue();
  const text = readSearch(call.params.search);
  const page = pageOf(call);
  const game = call.query.get('category');
  const gameId = game === null ? undefined : readIdentifier(game);
  const price = await priceRangeOf(catalogue, call.query, call.currency);
  const { goods, find } = await call.deps.search.current();
  const hits = await hitsAtSaidPrice(catalogue, goods, find(text), call.currency);
  const found = selectProducts(goods, hits, page, { gameId, price });
  const isWhole = page.offset === 0 && gameId === undefined && price === undefined;
  if (isWhole && (hits.leftOut.length > 0 || found.total < FEW)) call.deps.search.noteMiss(text, found.total);
  return pageAnswer(call, page, found);
}

async function summary(call: Call): Promise<Answer> {
  const { deps, params, query, currency } = call;
  const catalogue = await call.catalogue();
  const price = await priceRangeOf(catalogue, query, currency);
  const { goods, find } = await deps.search.current();
  const hits = await hitsAtSaidPrice(catalogue, goods, find(readSearch(params.search)), currency);
  const { instead, reading, notSold, leftOut, isAtPrice } = hits;
  const games = countGames(goods, hits, price);
  return {
    data: {
      games,
      also: games.length > 0 ? reading.also : [],
      instead: games.length > 0 ? instead : '',
      not_sold: notSold,
      left_out: leftOut,
      at_price: isAtPrice,
    },
  };
}

async function listRelated(call: Call): Promise<Answer> {
  const { now } = call.deps;
  const catalogue = await call.catalogue();
  const cards = await readCards(catalogue, await relatedIds(catalogue, readIdentifier(call.params.id), MAX_RELATED));
  const exchange = await readExchange(catalogue, call.currency);
  const wireOf = areCards(call) ? listedWire : cardWire;
  return { data: cards.map((card) => wireOf(card, exchange, now())), total: cards.length };
}

async function listIn(call: Call, by: Parameters<typeof findCategory>[1]): Promise<Answer> {
  const page = pageOf(call);
  const catalogue = await call.catalogue();
  const category = await findCategory(catalogue, by);
  if (!category) throw new HttpError(404, [{ code: 'not_found', message: 'The specified category does not exist.' }]);
  const filters = filtersOf(call);
  const price = await priceRangeOf(catalogue, call.query, call.currency);
  return pageAnswer(call, page, await listCategory(catalogue, category, { filters, price }, page));
}

function filtersOf({ params, query }: Call): FilterLists {
  const text = params['filters'] ?? query.get('filters') ?? '';
  return text === '' ? [] : readFilterLists(text);
}

async function pageAnswer(call: Call, page: Page, { ids, total }: Found): Promise<Answer> {
  return {
    data: await wiresOf(call, ids),
    total,
    headers: { 'X-Pagination-Limit': String(page.limit), 'X-Pagination-Page': String(page.page) },
  };
}

async function wiresOf(call: Call, ids: number[]) {
  const catalogue = await call.catalogue();
  const cards = await readCards(catalogue, ids);
  const exchange = await readExchange(catalogue, call.currency);
  const now = call.deps.now();
  if (areCards(call)) return cards.map((card) => listedWire(card, exchange, now));
  const simple = call.query.get('simple') === '1';
  return cards.map((card) => productWire(card, exchange, now, simple));
}

/** Whether only what cards show is wanted. */
function areCards({ query }: Call): boolean {
  return query.get('fields') === 'card';
}

async function detail(call: Call, id: number | undefined): Promise<Answer> {
  const { now } = call.deps;
  const catalogue = await call.catalogue();
  const [card] = id === undefined ? [] : await readCards(catalogue, [id]);
  if (!card) throw new HttpError(404, [{ code: 'not_found', message: 'Product not found' }]);
  const exchange = await readExchange(catalogue, call.currency);
  const next = await nextRunAt(catalogue, card.id, now());
  const wire = { ...productWire(card, exchange, now()), ...presetWire(card, exchange, now()) };
  return { data: { ...wire, next_run_at: next?.toISOString() ?? null } };
}

// The path form of the stock contract, or the query.
function pageOf({ params, query }: Call): Page {
  return readPage((name) => params[name] ?? query.get(name));
}
