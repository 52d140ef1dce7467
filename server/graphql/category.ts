import type { WireBreadcrumb } from '#server/rest/product-reader.ts';
import type { GraphqlContext } from './context.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { money } from './value/money.ts';
import { paragraphsOf } from './value/rich-text.ts';
import { wayTo, type Shelf } from './value/shelves.ts';

const Category: FieldsOf<Shelf> = {
  id: ({ wire }) => wire.category_id,
  name: ({ wire }) => wire.name,
  path: ({ wire }) => wire.seo_url,
  image: ({ wire }, _, { pictures }) => pictures.file(wire.image),
  banner: ({ wire }, _, { pictures }) => pictures.banner(wire.original_image),
  intro: ({ wire }) => wire.intro,
  description: ({ wire }) => paragraphsOf(wire.description),
  faq: ({ wire }) => wire.faq,
  metaTitle: ({ wire }) => wire.meta_title,
  metaDescription: ({ wire }) => wire.meta_description,
  breadcrumbs: (shelf) =>
    wayTo(shelf)
      .slice(0, -1)
      .map(({ wire }) => wire),
  productCount: ({ wire }) => wire.product_count,
  priceFrom: async ({ wire: { cheapest_product_id: id } }, _, { loaders, visitor }) => {
    const cheapest = id === undefined ? null : await loaders.productById.load(id);
    return cheapest && money(cheapest.from_decimal, visitor.currency);
  },
  picture: ({ wire }, _, { pictures }) => (wire.picture ? pictures.card(wire.picture) : null),
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
