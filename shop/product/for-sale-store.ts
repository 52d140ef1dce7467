import type { Crumb } from '#shop/category/breadcrumb-store.ts';
import type { StartRule } from '#catalog/format.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import { type Card, readCardsById } from './list/card-store.ts';
import type { Offer } from './quote/offer.ts';

/** A product as cart and order need it: its price, and its category. */
export type ProductForSale = {
  offer: Offer;
  slug: string;
  /** When work starts, in the catalogue's words. */
  start: string;
  startRule: StartRule | null;
  game: Crumb;
  /** From the game down to the product's category. */
  breadcrumbs: Crumb[];
};

/** Enabled products only: a product that is missing from the map is not for sale. */
export async function readProductsForSale(
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<Map<number, ProductForSale>> {
  const cards = await readCardsById(catalogue, ids);
  return new Map([...cards].map(([id, card]) => [id, productOf(card)]));
}

function productOf({ slug, offer, start_text: start, start_rule: startRule, breadcrumbs }: Card): ProductForSale {
  const [game] = breadcrumbs;
  if (!game) throw new Error(`Product ${slug} belongs to no game`);
  return { offer, slug, start, startRule, game, breadcrumbs };
}
