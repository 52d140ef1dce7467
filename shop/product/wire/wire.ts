import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from '#shop/product/list/card-store.ts';
import { byName } from '#process/record.ts';
import { PRODUCT_TEXTS } from '#shop/product/table.ts';
import { reviewCount, wholeStars } from '#shop/category/rating.ts';
import { contentsWire } from './wire-contents.ts';
import { hasBegun, seasonWire } from './wire-season.ts';
import { optionsWire } from './wire-option.ts';
import { isCountable } from '#shop/product/quote/quantity.ts';
import { startWire } from '#shop/product/quote/start.ts';
import { etaWire, priceFields } from './wire-price.ts';

export const ENDLESS_STOCK = 9_999;

/** A service does not sell out, and is not shipped. */
const STOCK = {
  quantity: ENDLESS_STOCK,
  stock_status: 'In Stock',
  stock_status_id: 7,
  subtract: 0,
  shipping: 0,
  status: 1,
};

/** The product object of the contract; `simple` leaves its lists empty. */
export function productWire(card: Card, exchange: Exchange, now: Date, simple = false) {
  const category = card.breadcrumbs.at(-1);
  return {
    id: card.id,
    product_id: card.id,
    name: card.name,
    manufacturer: null,
    sku: '',
    model: card.slug,
    seo_url: card.slug,
    ...pictures(card, simple),
    ...byName(PRODUCT_TEXTS, (name) => card[name]),
    start: card.start_text,
    ...startWire(card.start_rule, now),
    ...etaWire(card.offer.eta),
    ...priceFields(card.offer, exchange, now),
    options: simple ? [] : optionsWire(card, exchange),
    ...textsWire(card, now),
    ...(simple && { contents: contentsWire(null), faq: [] }),
    category: category ? [{ id: category.category_id, name: category.name }] : [],
    minimum: card.minimum,
    maximum: card.maximum,
    countable: isCountable(card.offer) ? 1 : 0,
    ...STOCK,
    sort_order: card.sort,
    ...ratings(card),
    attribute_groups: [],
    recurrings: [],
    meta_keyword: '',
    tag: card.tags,
    date_available: card.added_at.toISOString(),
  };
}

/** The texts of a product's page, without its options. */
export function textsWire(card: Card, now: Date) {
  return {
    original_image: coverOf(card),
    description: card.description,
    contents: contentsWire(card.contents),
    season: seasonWire(card.season),
    next_season: seasonWire(hasBegun(card.next_season, now) ? null : card.next_season),
    faq: card.faq,
    breadcrumbs: card.breadcrumbs,
    meta_title: card.meta_title,
    meta_description: card.meta_description,
    date_added: card.added_at.toISOString(),
    date_modified: card.updated_at.toISOString(),
  };
}

function ratings({ stars }: Card) {
  return { rating: wholeStars(stars), reviews: { review_total: reviewCount(stars) }, star_counts: stars };
}

function pictures(card: Card, simple: boolean) {
  const image = pictureOf(card);
  return { image, images: simple ? [] : [image], original_images: simple ? [] : [coverOf(card)] };
}

/** For a page, 2:1. */
function coverOf({ slug }: { slug: string }): string {
  return `/media/product/${slug}/1320x660.webp`;
}

/** For a card, 4:3. */
export function pictureOf({ slug }: { slug: string }): string {
  return `/media/product/${slug}/640x480.webp`;
}

/** The short form in the response of `related`. */
export function cardWire(card: Card, exchange: Exchange, now: Date, simple = false) {
  const {
    image,
    images: _,
    original_images: __,
    faq: ___,
    contents: ____,
    season: _____,
    next_season: ______,
    ...product
  } = productWire(card, exchange, now, simple);
  return { ...product, image, thumb: image };
}
