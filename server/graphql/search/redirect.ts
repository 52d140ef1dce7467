import { orNull } from '#server/rest/transport/failure.ts';
import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import { pathOf } from '#server/graphql/product/product.ts';

export const redirect = {
  Query: {
    redirect: async (_, { path }, { rest, loaders }) => {
      const slug = path.slice(path.lastIndexOf('/') + 1);
      // A shop without redirects has none.
      const all = (await orNull(rest.redirect.all())) ?? [];
      const moved = all.find(({ kind, old_slug }) => old_slug === (kind === 'product' ? slug : path));
      if (!moved) return null;
      if (moved.kind === 'category') return (await loaders.categoryByPath(moved.new_slug))?.wire.seo_url ?? null;
      const product = await loaders.productBySlug.load(moved.new_slug);
      const query = new URLSearchParams(moved.answers).toString();
      return product && `${pathOf(product)}${query && `?${query}`}`;
    },
  },
} satisfies Resolvers;
