import type { Exchange } from '#shop/money/rate-store.ts';
import type { Card } from './card-store.ts';
import { priceFields, valuePriceFields } from './wire-price.ts';

const ENDLESS_STOCK = 9_999;

/** The product object of the contract; `simple` leaves its lists empty. */
export function productWire(card: Card, exchange: Exchange, simple = false) {
  const image = `/media/product/${card.slug}/640x480.webp`;
  const cover = `/media/product/${card.slug}/1320x660.webp`;
  const category = card.breadcrumbs.at(-1);
  return {
    id: card.id,
    product_id: card.id,
    name: card.name,
    manufacturer: null,
    sku: '',
    model: card.slug,
    seo_url: card.slug,
    image,
    images: simple ? [] : [image],
    original_image: cover,
    original_images: simple ? [] : [cover],
    label: card.label,
    start: card.start_text,
    eta: card.eta,
    ...priceFields(card, exchange),
    options: simple ? [] : card.options.map((option) => optionWire(option, exchange)),
    description: card.description,
    breadcrumbs: card.breadcrumbs,
    category: category ? [{ id: category.category_id, name: category.name }] : [],
    minimum: card.minimum,
    maximum: card.maximum,
    quantity: ENDLESS_STOCK,
    stock_status: 'In Stock',
    stock_status_id: 7,
    subtract: 0,
    shipping: 0,
    status: 1,
    sort_order: card.sort,
    rating: 0,
    reviews: { review_total: 0 },
    attribute_groups: [],
    recurrings: [],
    meta_title: card.meta_title,
    meta_description: card.meta_description,
    meta_keyword: '',
    tag: card.tags,
    date_available: card.added_at.toISOString(),
    date_added: card.added_at.toISOString(),
    date_modified: card.updated_at.toISOString(),
  };
}

/** The short form that `related` answers with. */
export function cardWire(card: Card, exchange: Exchange) {
  const { image, images: _, original_images: __, ...product } = productWire(card, exchange);
  return { ...product, image, thumb: image };
}

function optionWire(option: Card['options'][number], exchange: Exchange) {
  return {
    product_option_id: option.id,
    option_id: option.id,
    name: option.name,
    type: option.type,
    required: option.required ? 1 : 0,
    hint: option.hint,
    format: option.format,
    value: defaultOf(option),
    option_value: option.values.map((value) => ({
      product_option_value_id: value.id,
      option_value_id: value.id,
      name: value.name,
      hint: value.hint,
      image: '',
      quantity: ENDLESS_STOCK,
      ...valuePriceFields(value.price_micros, exchange),
    })),
  };
}

// A choice's default is kept by key, and sent as the id that would be sent back.
function defaultOf(option: Card['options'][number]): string {
  if (option.values.length === 0) return option.default_value;
  const keys = option.default_value.split(',');
  return option.values
    .filter((value) => keys.includes(value.key))
    .map((value) => value.id)
    .join(',');
}
