import type { Load } from '#client/data/load.ts';
import { ProductWishDocument } from '#client/generated/graphql.ts';
import { PLAYER } from '#client/product/run-state.ts';

/** Whom the address of a product asks for. `name` is null of nobody who can be asked for at all. */
export type Wish = { slug: string; name: string | null; isAvailable: boolean };

/** Undefined where the address names nobody. */
export async function chosenWish(load: Load, { url }: Request, product: { path: string }): Promise<Wish | undefined> {
  const slug = new URL(url).searchParams.get(PLAYER);
  if (!slug) return undefined;
  const { player: profile } = await load(ProductWishDocument, { slug });
  if (!profile) return { slug, name: null, isAvailable: false };
  const isAvailable = profile.games.some(({ path }) => path === product.path.split('/')[0]);
  return { ...profile.player, isAvailable };
}
