import type { WireBreadcrumb } from '#server/rest/reader/product-reader.ts';
import type { GraphqlContext } from './context.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { money } from './value/money.ts';
import { paragraphsOf } from './value/rich-text.ts';
import { wayTo, type CategoryEntry } from './value/category-tree.ts';

const Category: FieldsOf<CategoryEntry> = {
  id: ({ wire }) => wire.category_id,
  name: ({ wire }) => wire.name,
  path: ({ wire }) => wire.seo_url,
  // A menu has the pictures of games alone.
  image: (shelf, _, { pictures }) => pictures.file(shelf.wire.image || (wayTo(shelf)[0]?.wire.image ?? '')),
  banner: async (shelf, _, { pictures, loaders }) =>
    pictures.banner((await loaders.wholeCategory(shelf)).original_image),
  intro: async (shelf, _, { loaders }) => (await loaders.wholeCategory(shelf)).intro,
  description: async (shelf, _, { loaders }) => paragraphsOf((await loaders.wholeCategory(shelf)).description),
  faq: async (shelf, _, { loaders }) => (await loaders.wholeCategory(shelf)).faq,
  metaTitle: async (shelf, _, { loaders }) => (await loaders.wholeCategory(shelf)).meta_title,
  metaDescription: async (shelf, _, { loaders }) => (await loaders.wholeCategory(shelf)).meta_description,
  breadcrumbs: (shelf) =>
    wayTo(shelf)
      .slice(0, -1)
      .map(({ wire }) => wire),
  productCount: ({ wire }) => wire.product_count,
  priceFrom: async ({ wire: { cheapest_product_id: id, from_decimal: told } }, _, { loaders, visitor }) => {
    if (told !== undefined) return money(told, visitor.currency);
    const cheapest = id === undefined ? null : await loaders.productById.load(id);
    return cheapest && money(cheapest.from_decimal, visitor.currency);
  },
  picture: async (shelf, _, { pictures, loaders }) => {
    const { picture } = await loaders.wholeCategory(shelf);
    return picture ? pictures.card(picture) : null;
  },
  game: (shelf) => wayTo(shelf)[0],
};

const Breadcrumb: FieldsOf<WireBreadcrumb> = {
  path: (crumb) => crumb.seo_url,
};

export const category = {
  Query: {
    categories: async (_: unknown, __: object, { loaders }: GraphqlContext) => (await loaders.shelves()).games,
    category: (_: unknown, { path }: { path: string }, { loaders }: GraphqlContext) => loaders.categoryByPath(path),
  },
  Category,
  Breadcrumb,
};
