import { createHash } from 'node:crypto';
import { remember } from '#server/limit/remember.ts';
import type { Loaders } from '#server/graphql/engine/loaders.ts';
import type { WireProduct } from '#server/rest/reader/product-reader.ts';
import type { Currency } from '#server/session/visitor.ts';
import { type CategoryEntry, wayTo } from './category-tree.ts';
import { money } from './money.ts';

/** What the studio writes on a picture, and its background: the first of `art` that exists. */
export type ShareCard = { over: string; name: string; fact: string; art: { file: string; middle: number }[] };

/** `file` names the picture below `media/`; as an address it is below the site's root. */
export type ShareImage = { file: string; card: ShareCard };

/** Increment when the studio's design of cards changes: pictures of shared links are cached for a year. */
const LOOK = 2;
const TAG_LENGTH = 16;
const HOUSE_ART = { file: 'house/hero-1920x860.webp', middle: 0.72 };

/** Of a product, with its lowest price in the currency of the page. */
export async function shareImageOfProduct(
  { name, seo_url: slug, from_decimal: price, category_path: path, breadcrumbs }: WireProduct,
  currency: Currency,
  { categoryByPath }: Pick<Loaders, 'categoryByPath'>,
): Promise<ShareImage> {
  const gameSlug = path.split('/')[0] ?? '';
  // A product read for its page names its game, and the page does without the menu if that fails.
  const game = breadcrumbs[0]?.name ?? (await categoryByPath(gameSlug))?.wire.name ?? '';
  const fact = Number(price) > 0 ? `from ${money(price, currency).formatted}` : '';
  const cover = { file: `product/${slug}/1320x660.webp`, middle: 0.5 };
  const art = [cover, gameArt(gameSlug), HOUSE_ART];
  return imageOf(`product/${slug}/${currency.toLowerCase()}`, { over: game, name, fact, art });
}

/** Of a category or game, with the number of its services; the same in every currency. */
export function shareImageOfCategory(category: CategoryEntry): ShareImage {
  const { name, seo_url: path, product_count: count } = category.wire;
  const game = wayTo(category)[0] ?? category;
  const over = game === category ? '' : game.wire.name;
  const services = count === 1 ? '1 service' : `${count.toLocaleString('en-US')} services`;
  const art = [gameArt(game.wire.seo_url), HOUSE_ART];
  return imageOf(`category/${path}/all`, { over, name, fact: count > 0 ? services : '', art });
}

function gameArt(slug: string) {
  return { file: `game/${slug}/1640x480.webp`, middle: 0.83 };
}

/** Named by a hash of its content: a new price has a new address, and nobody can have texts of their own drawn. */
function imageOf(subject: string, card: ShareCard): ShareImage {
  return { file: `share/${subject}-${tagOf(JSON.stringify([LOOK, card]))}.jpg`, card };
}

const tagOf = remember((said) => createHash('sha256').update(said).digest('hex').slice(0, TAG_LENGTH));
