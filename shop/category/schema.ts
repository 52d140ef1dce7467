import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { count, crumb, decimal, html, id, picture, question, starCounts } from '#shop/http/endpoint/field.ts';
import { filters as filterLists, identifier, LARGEST_ID, search, slug, whole } from '#shop/http/endpoint/input.ts';
import { priceBounds } from '#shop/http/endpoint/price-bounds.ts';

const filters = filtersThatFind(id).meta({ id: 'Filters' });
/** A filter may match nothing together with those chosen. */
export const countedFilters = filtersThatFind(count);

const fields = {
  category_id: id,
  parent_id: count,
  name: z.string().min(1),
  seo_url: z.string().min(1),
  image: picture,
  original_image: picture,
  filters,
  intro: z.string(),
  description: html,
  faq: z.array(question),
  meta_title: z.string(),
  meta_description: z.string(),
  product_count: count,
  picture: picture.meta({ description: 'Picture of the first product; empty if there is none' }),
  cheapest_product_id: id.nullable(),
  star_counts: starCounts,
};

const node = z
  .object({
    ...fields,
    get categories(): z.ZodType<unknown[]> {
      return z.array(node);
    },
  })
  .meta({ id: 'Category' });

const menuNode = z
  .object({
    id,
    name: z.string().min(1),
    slug: z
      .string()
      .min(1)
      .meta({ description: 'Last segment of the path; its parent categories supply the segments before it' }),
    image: picture.optional().meta({ description: 'Picture of the game; only for games' }),
    count: count.meta({ description: 'Number of products in this category and its subcategories' }),
    from: decimal.optional().meta({ description: 'Lowest product price in this category' }),
    get categories(): z.ZodType<unknown[] | undefined> {
      return z.array(menuNode).optional();
    },
  })
  .strict()
  .meta({ id: 'MenuCategory' });

const menu = z.enum(['menu']).optional().meta({
  description: '`menu`: return only the fields that menus and lists need',
});
const own = z.enum(['own']).optional().meta({ description: '`own`: omit the subcategories' });

const hit = z
  .object({ ...fields, categories: z.array(z.never()), breadcrumbs: z.array(crumb) })
  .meta({ id: 'CategoryHit' });

const detail = z
  .object({ id, ...fields, breadcrumbs: z.array(crumb), sub_categories: z.array(node) })
  .meta({ id: 'CategoryDetail' });

export const DEEPEST_LEVEL = 10;

/** 0 means the whole tree. */
const parent = withErrorCode(
  'invalid_identifier',
  z
    .string()
    .regex(/^[0-9]{1,30}$/, 'Invalid identifier.')
    .transform((digits) => Math.min(Number(digits), LARGEST_ID)),
);
const level = withErrorCode(
  'invalid_level',
  whole('Invalid level', DEEPEST_LEVEL).meta({
    description: `Depth of the tree, 1 to ${DEEPEST_LEVEL}; the default, ${DEEPEST_LEVEL}, returns the whole tree`,
  }),
);

const list = { data: z.union([z.array(node), z.array(menuNode)]), total: true } as const;

export const listCategories = {
  id: 'listCategories',
  summary: 'Returns the category tree, with games at the top level',
  query: z.object({ parent: parent.optional(), level: level.optional(), fields: menu }),
  ...list,
} satisfies EndpointSchema;

export const listCategoriesOfParent = {
  id: 'listCategoriesOfParent',
  summary: 'Returns the category tree below a category',
  params: z.object({ parent: parent }),
  query: z.object({ level: level.optional(), fields: menu }),
  ...list,
} satisfies EndpointSchema;

export const listCategoriesToLevel = {
  id: 'listCategoriesToLevel',
  summary: 'Returns the category tree down to a level',
  params: z.object({ level: level }),
  query: z.object({ parent: parent.optional(), fields: menu }),
  ...list,
} satisfies EndpointSchema;

export const listCategoriesOfParentToLevel = {
  id: 'listCategoriesOfParentToLevel',
  summary: 'Returns the category tree below a category, down to a level',
  params: z.object({ parent: parent, level: level }),
  query: z.object({ fields: menu }),
  ...list,
} satisfies EndpointSchema;

export const getCategoryBySlug = {
  id: 'getCategoryBySlug',
  summary: 'Returns a category by its full path',
  params: z.object({ slug }),
  query: z.object({ fields: own }),
  data: detail,
  errors: [404],
} satisfies EndpointSchema;

export const findCategories = {
  id: 'findCategories',
  summary: 'Finds up to 20 categories whose name, or otherwise path, contains the text',
  params: z.object({ search }),
  data: z.array(hit),
  total: true,
} satisfies EndpointSchema;

export const getCategory = {
  id: 'getCategory',
  summary: 'Returns a category by ID',
  params: z.object({ id: identifier }),
  query: z.object({ fields: own }),
  data: detail,
  errors: [404],
} satisfies EndpointSchema;

export const countAllFilters = {
  id: 'countAllFilters',
  summary: 'Returns the filters of a category, each with its number of matches when applied alone',
  params: z.object({ id: identifier }),
  query: z.object(priceBounds),
  data: countedFilters,
  errors: [404],
} satisfies EndpointSchema;

export const countCategoryFilters = {
  id: 'countCategoryFilters',
  summary: 'Returns the filters of a category, each with its matches combined with filters chosen in other groups',
  params: z.object({ id: identifier, filters: filterLists }),
  query: z.object(priceBounds),
  data: countedFilters,
  errors: [404],
} satisfies EndpointSchema;

function filtersThatFind(found: z.ZodInt) {
  const filter = z.object({ filter_id: id, name: z.string(), product_count: found });
  return z.object({
    filter_groups: z.array(z.object({ filter_group_id: id, name: z.string(), filter: z.array(filter) })),
  });
}
