import { countFilters } from '#shop/category/filter-count-store.ts';
import { findCategory } from '#shop/category/store.ts';
import { runsToCome } from './list/next-run-store.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import type { FilterLists } from '#shop/http/endpoint/input.ts';
import { type PriceBounds, readPriceRange } from '#shop/http/endpoint/price-bounds.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { hitsAtSaidPrice } from '#shop/search/mention/said-price.ts';
import { countGames, type Found, selectProducts } from '#shop/search/select.ts';
import { findProductId, readCards, relatedIds } from './list/card-store.ts';
import { type Page, pageOf } from '#shop/db/page.ts';
import { listCategory } from './list/list-store.ts';
import { describedWire, listedWire } from './list/listed-wire.ts';
import { presetWire } from './quote/preset.ts';
import * as schema from './schema.ts';
import { cardWire, productWire } from './wire/wire.ts';

const MAX_RELATED = 8;
/** Searches with fewer results are reported to the team. */
const MIN_RESULTS = 2;

const read = { method: 'GET', auth: 'session', cache: PUBLIC_CACHE } as const;
const searching = { ...read, limit: 'search' } as const;

export const productEndpoints: Endpoint[] = [
  endpoint({ ...read, path: '/products', schema: schema.listProducts, handle: listByIds }),
  endpoint({
    ...read,
    path: '/products/slug/:slug',
    schema: schema.getProductBySlug,
    handle: async (call) => detail(call, await findProductId(await call.catalogue(), call.params.slug)),
  }),
  endpoint({ ...read, path: '/products/category/:id', schema: schema.listByCategory, handle: listIn }),
  endpoint({
    ...read,
    path: '/products/category/:id/limit/:limit/page/:page',
    schema: schema.listByCategoryPage,
    handle: listIn,
  }),
  endpoint({ ...read, path: '/products/category/:id/filters/:filters', schema: schema.listByFilters, handle: listIn }),
  endpoint({ ...read, path: '/products/category_slug/*slug', schema: schema.listByCategorySlug, handle: listIn }),
  endpoint({ ...searching, path: '/products/search/:search', schema: schema.searchProducts, handle: search }),
  endpoint({
    ...searching,
    path: '/products/search/:search/limit/:limit/page/:page',
    schema: schema.searchProductsPage,
    handle: search,
  }),
  endpoint({
    ...searching,
    path: '/products/search/:search/summary',
    schema: schema.summariseSearch,
    handle: summary,
  }),
  endpoint({
    ...read,
    path: '/products/:id',
    schema: schema.getProduct,
    handle: (call) => detail(call, call.params.id),
  }),
  endpoint({ ...read, path: '/related/:id', schema: schema.listRelated, handle: listRelated }),
];

const NARROWED = { card: listedWire, texts: describedWire };

/** What every response about products needs. */
type Asked = Pick<Call, 'deps' | 'catalogue' | 'currency'>;
/** Only the fields of cards, those and the texts, or products without their options and pictures. */
type Fields = { fields?: keyof typeof NARROWED | undefined; simple?: string | undefined };
type Paging = Parameters<typeof pageOf>[0];

/** Those that exist, in the requested order. */
async function listByIds(call: CheckedCall<typeof schema.listProducts>): Promise<Answer> {
  const { ids, fields, simple } = call.query;
  const isWhole = fields === undefined && simple !== '1';
  const data = await (isWhole ? pricedWires(call, ids) : wiresOf(call, call.query, ids));
  return { data, total: data.length };
}

type Search = Asked & {
  params: { search: string } & Paging;
  query: Paging & PriceBounds & Fields & { category?: number | undefined };
};

async function search(call: Search): Promise<Answer> {
  const { params, query } = call;
  const catalogue = await call.catalogue();
  const text = params.search;
  const page = pageOf({ ...query, ...params });
  const gameId = query.category;
  const price = await readPriceRange(catalogue, query, call.currency);
  const { goods, find } = await call.deps.search.current();
  const hits = await hitsAtSaidPrice(catalogue, goods, find(text), call.currency);
  const found = selectProducts(goods, hits, page, { gameId, price });
  const isWhole = page.offset === 0 && gameId === undefined && price === undefined;
  if (isWhole && (hits.leftOut.length > 0 || found.total < MIN_RESULTS)) call.deps.search.noteMiss(text, found.total);
  return pageAnswer(call, query, page, found);
}

async function summary(call: CheckedCall<typeof schema.summariseSearch>): Promise<Answer> {
  const { deps, params, query, currency } = call;
  const catalogue = await call.catalogue();
  const price = await readPriceRange(catalogue, query, currency);
  const { goods, find } = await deps.search.current();
  const hits = await hitsAtSaidPrice(catalogue, goods, find(params.search), currency);
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

async function listRelated(call: CheckedCall<typeof schema.listRelated>): Promise<Answer> {
  const catalogue = await call.catalogue();
  const ids = await relatedIds(catalogue, call.params.id, MAX_RELATED);
  const { fields } = call.query;
  if (fields) {
    const data = await narrowedWires(call, fields, ids);
    return { data, total: data.length };
  }
  const cards = await readCards(catalogue, ids);
  const exchange = await readExchange(catalogue, call.currency);
  return { data: cards.map((card) => cardWire(card, exchange, call.deps.now())), total: cards.length };
}

type Listing = Asked & {
  params: ({ id: number } | { slug: string }) & Paging & { filters?: FilterLists | undefined };
  query: Paging & PriceBounds & Fields & { filters?: FilterLists | undefined; filter_counts?: string | undefined };
};

async function listIn(call: Listing): Promise<Answer> {
  const { params, query } = call;
  const page = pageOf({ ...query, ...params });
  const catalogue = await call.catalogue();
  const category = await findCategory(catalogue, params);
  if (!category) throw new HttpError(404, [{ code: 'not_found', message: 'The specified category does not exist.' }]);
  const filters = params.filters ?? query.filters ?? [];
  const price = await readPriceRange(catalogue, query, call.currency);
  const answer = await pageAnswer(call, query, page, await listCategory(catalogue, category, { filters, price }, page));
  if (query.filter_counts !== '1') return answer;
  return {
    ...answer,
    data: { products: answer.data, ...(await countFilters(catalogue, category.id, { filters, price })) },
  };
}

async function pageAnswer(call: Asked, fields: Fields, page: Page, { ids, total }: Found): Promise<Answer> {
  return {
    data: await wiresOf(call, fields, ids),
    total,
    headers: { 'X-Pagination-Limit': String(page.limit), 'X-Pagination-Page': String(page.page) },
  };
}

async function wiresOf(call: Asked, { fields, simple }: Fields, ids: number[]) {
  if (fields) return narrowedWires(call, fields, ids);
  const catalogue = await call.catalogue();
  const cards = await readCards(catalogue, ids);
  const exchange = await readExchange(catalogue, call.currency);
  return cards.map((card) => productWire(card, exchange, call.deps.now(), simple === '1'));
}

async function narrowedWires(call: Asked, fields: keyof typeof NARROWED, ids: number[]) {
  const catalogue = await call.catalogue();
  const cards = await readCards(catalogue, ids);
  const exchange = await readExchange(catalogue, call.currency);
  const now = call.deps.now();
  const runsOf = await runsToCome(catalogue, ids, now);
  return cards.map((card) => NARROWED[fields](card, exchange, now, runsOf(card.id)));
}

/** Products with all fields, including the price of the preselected configuration. */
async function pricedWires(call: Asked, ids: number[]) {
  const catalogue = await call.catalogue();
  const cards = await readCards(catalogue, ids);
  const exchange = await readExchange(catalogue, call.currency);
  const now = call.deps.now();
  const runsOf = await runsToCome(catalogue, ids, now);
  return cards.map((card) => ({
    ...productWire(card, exchange, now),
    ...presetWire(card, exchange, now, runsOf(card.id)),
    next_run_at: runsOf(card.id)[0]?.starts_at.toISOString() ?? null,
  }));
}

async function detail(call: Asked, id: number | undefined): Promise<Answer> {
  const [product] = id === undefined ? [] : await pricedWires(call, [id]);
  if (!product) throw new HttpError(404, [{ code: 'not_found', message: 'Product not found' }]);
  return { data: product };
}
