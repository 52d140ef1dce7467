import { z } from 'zod';
import { countedFilters } from '#shop/category/schema.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { yesOrNo, filters, identifier, limit, order, page, search, slug, sort } from '#shop/http/endpoint/input.ts';
import { priceBounds } from '#shop/http/endpoint/price-bounds.ts';
import { id } from '#shop/http/endpoint/field.ts';
import { price } from './quote/live-price/live-price-schema.ts';
import { card, listed, nextRunAt, product } from './wire/wire-schema.ts';

const MAX_IDS = 100;

const paging = { page: page.optional(), limit: limit.optional() };
const sorting = { sort: sort.optional(), order: order.optional() };
const game = identifier.meta({ description: 'ID of a game: returns only its products' });
const fields = z.enum(['card', 'texts']).optional().meta({
  description: '`card`: only the fields of a product card, under 1 kB per product; `texts`: also its texts',
});
const simple = yesOrNo.meta({ description: '`1`: omit options and pictures' });
const ids = z
  .string()
  .optional()
  .transform((text = '', { addIssue }) => {
    const read = text.split(',').map((one) => identifier.safeParse(one.trim()).data);
    const known = read.filter((id) => id !== undefined);
    if (known.length < read.length) {
      addIssue({ code: 'custom', message: 'Invalid identifier.', params: { code: 'invalid_identifier' } });
    } else if (known.length > MAX_IDS) {
      addIssue({ code: 'custom', message: `At most ${MAX_IDS} products at once`, params: { code: 'too_many' } });
    }
    return known;
  })
  .meta({ description: 'Product IDs separated by commas, at most 100', example: '3,1,2' });
const filter_counts = yesOrNo.meta({
  description: '`1`: `data` has `products` and `filter_groups`, with the matches per filter given those chosen',
});
const listing = z.object({
  ...paging,
  ...sorting,
  ...priceBounds,
  filters: filters.optional(),
  simple,
  fields,
  filter_counts,
});

const presets = {
  // The price of the minimum quantity with the preselected options.
  preset: price,
  from_choices: z
    .array(z.string())
    .meta({ description: 'Options that `from_decimal` applies to, if not the preselected ones' }),
};

const priced = product.extend({ ...presets, next_run_at: nextRunAt }).meta({ id: 'ProductDetail' });

/** The fields of `fields=texts`: all of a product's page, without its options. */
const described = listed
  .extend({
    ...presets,
    ...product.pick({
      original_image: true,
      start_slots: true,
      description: true,
      contents: true,
      season: true,
      next_season: true,
      faq: true,
      breadcrumbs: true,
      meta_title: true,
      meta_description: true,
      date_added: true,
      date_modified: true,
    }).shape,
  })
  .strict()
  .meta({ id: 'DescribedProduct' });

const list = z.union([z.array(product), z.array(listed), z.array(described)]);
const products = { data: list, total: true } as const;
const productsOfCategory = { data: z.union([list, countedFilters.extend({ products: list })]), total: true } as const;

export const listProducts = {
  id: 'listProducts',
  summary: 'Returns products by IDs, in the requested order; unknown IDs are omitted',
  query: z.object({
    ids,
    simple,
    fields,
  }),
  data: z.union([z.array(priced), z.array(product), z.array(listed), z.array(described)]),
  total: true,
} satisfies EndpointSchema;

export const getProductBySlug = {
  id: 'getProductBySlug',
  summary: 'Returns a product by slug',
  params: z.object({ slug }),
  data: priced,
  errors: [404],
} satisfies EndpointSchema;

export const getProduct = {
  id: 'getProduct',
  summary: 'Returns a product by ID',
  params: z.object({ id: identifier }),
  data: priced,
  errors: [404],
} satisfies EndpointSchema;

export const listByCategory = {
  id: 'listProductsByCategory',
  summary: 'Lists products of a category and its subcategories, paginated',
  params: z.object({ id: identifier }),
  query: listing,
  ...productsOfCategory,
  errors: [404],
} satisfies EndpointSchema;

export const listByCategoryPage = {
  id: 'listProductsByCategoryPage',
  summary: 'Lists products of a category and its subcategories, with limit and page in the path',
  params: z.object({ id: identifier, limit, page }),
  query: z.object({ ...sorting, ...priceBounds, filters: filters.optional(), simple, fields, filter_counts }),
  ...productsOfCategory,
  errors: [404],
} satisfies EndpointSchema;

export const listByFilters = {
  id: 'listProductsByFilters',
  summary: 'Lists products of a category that match the filters, paginated',
  params: z.object({ id: identifier, filters }),
  query: z.object({ ...paging, ...sorting, ...priceBounds, simple, fields, filter_counts }),
  ...productsOfCategory,
  errors: [404],
} satisfies EndpointSchema;

export const listByCategorySlug = {
  id: 'listProductsByCategorySlug',
  summary: 'Lists products of a category by its full path, paginated',
  params: z.object({ slug }),
  query: listing,
  ...productsOfCategory,
  errors: [404],
} satisfies EndpointSchema;

export const searchProducts = {
  id: 'searchProducts',
  summary: 'Searches products by text, paginated',
  params: z.object({ search }),
  query: z.object({ ...paging, ...sorting, ...priceBounds, simple, fields, category: game.optional() }),
  ...products,
} satisfies EndpointSchema;

export const searchProductsPage = {
  id: 'searchProductsPage',
  summary: 'Searches products by text, with limit and page in the path',
  params: z.object({ search, limit, page }),
  query: z.object({ ...sorting, ...priceBounds, simple, fields, category: game.optional() }),
  ...products,
} satisfies EndpointSchema;

export const summariseSearch = {
  id: 'summariseSearch',
  summary: 'Returns the games in which a text finds products, and how it was interpreted',
  params: z.object({ search }),
  query: z.object(priceBounds),
  data: z.object({
    games: z.array(z.object({ category_id: id, product_count: id })),
    also: z.array(z.string()).meta({ description: 'Meanings of jargon in the text, also searched for' }),
    instead: z.string().meta({ description: 'Suggested words if nothing matches those entered; empty otherwise' }),
    not_sold: z.string().meta({ description: 'Why nothing of this kind is sold; empty otherwise' }),
    left_out: z.array(z.string()).meta({ description: 'Words entered that the results do not match' }),
    at_price: z.boolean().meta({ description: 'False if nothing is found at the price given in the text' }),
  }),
} satisfies EndpointSchema;

export const listRelated = {
  id: 'listRelated',
  summary: 'Lists up to eight related products',
  params: z.object({ id: identifier }),
  query: z.object({ fields }),
  data: z.union([z.array(card), z.array(listed), z.array(described)]),
  total: true,
} satisfies EndpointSchema;
