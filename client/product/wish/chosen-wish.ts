import type { Load } from '#client/data/load.ts';
import { ProductWishDocument } from '#client/generated/graphql.ts';
import { PLAYER } from '#client/product/run-state.ts';

/** The requested player in a product's address. `name` is null for an unknown player. */
export type Wish = { slug: string; name: string | null; isAvailable: boolean };

/** Undefined if the address has no player. */
export async function chosenWish(load: Load, { url }: Request, product: { path: string }): Promise<Wish | undefined> {
  const slug = new URL(url).searchParams.get(PLAYER);
  if (!slug) return undefined;
  const { player: profile } = await load(ProductWishDocument, { slug });
  if (!profile) return { slug, name: null, isAvailable: false };
  const isAvailable = profile.games.some(({ path }) => path === product.path.split('/')[0]);
  return { ...profile.player, isAvailable };
}
