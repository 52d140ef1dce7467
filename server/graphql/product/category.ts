import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { products } from './product-list.ts';
import { money } from '#server/graphql/value/money.ts';
import { ratingOf } from '#server/graphql/value/rating.ts';
import { shareImageOfCategory } from '#server/graphql/value/share-image.ts';
import { paragraphsOf } from '#server/graphql/value/rich-text.ts';
import { wayTo } from '#server/graphql/value/category-tree.ts';

const Category: FieldsOf<'Category'> = {
  id: ({ wire }) => wire.category_id,
  name: ({ wire }) => wire.name,
  path: ({ wire }) => wire.seo_url,
  // A menu has pictures of games only.
  image: (category, _, { pictures }) => pictures.file(category.wire.image || (wayTo(category)[0]?.wire.image ?? '')),
  banner: async (category, _, { pictures, loaders }) =>
    pictures.banner((await loaders.wholeCategory(category)).original_image),
  shareImage: (category, _, { siteUrl }) => `${siteUrl}/${shareImageOfCategory(category).file}`,
  intro: async (category, _, { loaders }) => (await loaders.wholeCategory(category)).intro,
  description: async (category, _, { loaders }) => paragraphsOf((await loaders.wholeCategory(category)).description),
  faq: async (category, _, { loaders }) => (await loaders.wholeCategory(category)).faq,
  metaTitle: async (category, _, { loaders }) => (await loaders.wholeCategory(category)).meta_title,
  metaDescription: async (category, _, { loaders }) => (await loaders.wholeCategory(category)).meta_description,
  breadcrumbs: (category) =>
    wayTo(category)
      .slice(0, -1)
      .map(({ wire }) => wire),
  productCount: ({ wire }) => wire.product_count,
  priceFrom: async ({ wire: { cheapest_product_id: id, from_decimal: price } }, _, { loaders, visitor }) => {
    if (price !== undefined) return money(price, visitor.currency);
    const cheapest = id === undefined ? null : await loaders.productById.load(id);
    return cheapest && money(cheapest.from_decimal, visitor.currency);
  },
  picture: async (category, _, { pictures, loaders }) => {
    const { picture } = await loaders.wholeCategory(category);
    return picture ? pictures.card(picture) : null;
  },
  rating: async (category, _, { loaders }) => ratingOf((await loaders.wholeCategory(category)).star_counts),
  game: (category) => wayTo(category)[0] ?? category,
  products: ({ wire }, args, context, info) => products({ ...args, category: wire.seo_url }, context, info),
};

const Breadcrumb: FieldsOf<'Breadcrumb'> = {
  path: (crumb) => crumb.seo_url,
};

export const category = {
  Query: {
    categories: async (_, __, { loaders }) => (await loaders.categoryTree()).games,
    category: (_, { path }, { loaders }) => loaders.categoryByPath(path),
  },
  Category,
  Breadcrumb,
} satisfies Resolvers;
