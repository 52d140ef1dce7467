import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContext, type Load } from '#client/data/load.ts';
import { CategoryProductsDocument, SiteGamesDocument } from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/card/ProductCard.tsx';

export type AllCardsData = {
  games: { name: string; path: string }[];
  /** The path of the only game shown; `''` when all are. */
  shown: string;
  categories: { name: string; path: string; products: MaskedProduct[] }[];
};

/** Every product of every game in the shop's own order, or with `?game=` of one. */
export async function allCardsLoader({ request, context }: LoaderFunctionArgs): Promise<AllCardsData> {
  const load = context.get(loadContext);
  const shown = new URL(request.url).searchParams.get('game') ?? '';
  const games = (await load(SiteGamesDocument, {})).categories.map(({ name, path }) => ({ name, path }));
  const categories: AllCardsData['categories'] = [];
  // One after the other: the shop is asked for all it has.
  for (const game of games.filter(({ path }) => shown === '' || path === shown)) {
    categories.push({ ...game, products: await productsOf(load, game.path) });
  }
  return { games, shown, categories };
}

async function productsOf(load: Load, path: string): Promise<MaskedProduct[]> {
  const found: MaskedProduct[] = [];
  for (let page = 1; ; page++) {
    const { products } = await load(CategoryProductsDocument, { path, page, sort: 'FEATURED', filters: [] });
    found.push(...products.items);
    if (page * products.limit >= products.total) return found;
  }
}

export const meta = () => ({
  title: 'All cards',
  description: 'Every product card of the shop.',
  robots: 'noindex',
});
