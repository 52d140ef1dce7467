import { readBreadcrumbs, type WireBreadcrumb } from './product-reader.ts';
import type { Envelope } from './transport/envelope.ts';
import { each, fields, firstDecimal, integer, plain, text, textOrNull, type Fields } from './transport/read.ts';

export type WireLineOption = { product_option_id: string; name: string; value: string };

export type WireTotal = { code: string; title: string; value_decimal: string };

export type WireCartLine = {
  key: string;
  product_id: string;
  name: string;
  /** Full path of the product. */
  seo_url: string;
  thumb: string;
  game: WireBreadcrumb | null;
  option: WireLineOption[];
  quantity: number;
  minimum: number;
  price_decimal: string;
  total_decimal: string;
  stock: boolean;
  event: WireLineEvent | null;
};

export type WireLineEvent = { event_id: string; starts_at: string; hold_expires_at: string | null };

export type WireCart = {
  products: WireCartLine[];
  count: number;
  totals: WireTotal[];
  total_decimal: string;
  coupon: string | null;
  cart_version: string;
  currency: string | null;
  warnings: string[];
};

/** An empty cart comes as an empty list. */
export function readCart(data: unknown, { warnings }: Pick<Envelope, 'warnings'>): WireCart {
  const raw = fields(data);
  const products = each(raw['products'], readLine);
  const pieces = products.reduce((sum, line) => sum + line.quantity, 0);
  return {
    products,
    count: integer(raw['total_product_count']) ?? pieces,
    totals: readTotals(raw['totals']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total_raw']),
    coupon: textOrNull(raw['coupon']),
    cart_version: text(raw['cart_version']),
    currency: textOrNull(fields(raw['currency'])['code']),
    warnings,
  };
}

export function readTotals(value: unknown): WireTotal[] {
  return each(value, (raw) => ({
    code: text(raw['code']),
    title: plain(raw['title']),
    value_decimal: firstDecimal(raw['value_decimal'], raw['value']),
  }));
}

export function readLineOptions(value: unknown): WireLineOption[] {
  return each(value, (raw) => ({
    product_option_id: text(raw['product_option_id']),
    name: plain(raw['name']),
    value: plain(raw['value']),
  }));
}

/** The slug, behind the last breadcrumb unless the shop has already put it there. */
export function readPath(raw: Fields): string {
  const slug = text(raw['seo_url']);
  const shelf = readBreadcrumbs(raw['breadcrumbs']).at(-1)?.seo_url;
  return slug && shelf && !slug.includes('/') ? `${shelf}/${slug}` : slug;
}

function readLine(raw: Fields): WireCartLine | undefined {
  if (!text(raw['key'])) return undefined;
  const game = fields(raw['game']);
  return {
    key: text(raw['key']),
    product_id: text(raw['product_id']),
    name: plain(raw['name']),
    seo_url: readPath(raw),
    thumb: text(raw['thumb']),
    game: text(game['seo_url']) ? { name: plain(game['name']), seo_url: text(game['seo_url']) } : null,
    option: readLineOptions(raw['option']),
    quantity: integer(raw['quantity']) ?? 0,
    minimum: Math.max(1, integer(raw['minimum']) ?? 1),
    price_decimal: firstDecimal(raw['price_decimal'], raw['price_raw']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total_raw']),
    stock: raw['stock'] !== false,
    event: readLineEvent(fields(raw['event'])),
  };
}

function readLineEvent(raw: Fields): WireLineEvent | null {
  if (!text(raw['event_id'])) return null;
  return {
    event_id: text(raw['event_id']),
    starts_at: text(raw['starts_at']),
    hold_expires_at: textOrNull(raw['hold_expires_at']),
  };
}
