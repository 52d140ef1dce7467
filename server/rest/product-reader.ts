import { each, firstDecimal, flag, integer, offer, plain, text, type Fields } from './transport/read.ts';

export type WireBreadcrumb = { name: string; seo_url: string };

export type WireOptionType = 'select' | 'radio' | 'checkbox' | 'text' | 'textarea' | 'date';

export type WireTextFormat = 'battletag' | 'email' | null;

export type WireOptionValue = {
  product_option_value_id: string;
  name: string;
  /** Decimal string, signed. */
  price_decimal: string;
  hint: string;
};

export type WireOption = {
  product_option_id: string;
  name: string;
  type: WireOptionType;
  required: boolean;
  hint: string;
  format: WireTextFormat;
  value: string;
  option_value: WireOptionValue[];
};

/** Money as decimal strings in the currency asked for. */
export type WireProduct = {
  product_id: number;
  name: string;
  /** The slug alone; the path is made of the breadcrumbs. */
  seo_url: string;
  image: string;
  original_image: string;
  label: string;
  start: string;
  eta: string;
  /** HTML. */
  description: string;
  from_decimal: string;
  from_before_decimal: string | undefined;
  minimum: number;
  maximum: number | null;
  in_stock: boolean;
  options: WireOption[];
  breadcrumbs: WireBreadcrumb[];
  meta_title: string;
  meta_description: string;
};

export function readProduct(raw: Fields): WireProduct | undefined {
  const product_id = integer(raw['product_id']) ?? integer(raw['id']);
  if (product_id === undefined || !text(raw['seo_url'])) return undefined;
  const special = offer(raw['special_decimal'], raw['special']);
  const price = firstDecimal(raw['price_decimal'], raw['price']);
  const name = plain(raw['name']);
  return {
    product_id,
    name,
    seo_url: text(raw['seo_url']),
    image: text(raw['image']),
    original_image: text(raw['original_image']),
    label: plain(raw['label']),
    start: plain(raw['start']),
    eta: plain(raw['eta']),
    description: text(raw['description']),
    from_decimal: firstDecimal(raw['from_decimal'], special, price),
    from_before_decimal: offer(raw['from_before_decimal'], special && price),
    minimum: Math.max(1, integer(raw['minimum']) ?? 1),
    maximum: integer(raw['maximum']) ?? null,
    in_stock: (integer(raw['quantity']) ?? 1) > 0,
    options: each(raw['options'], readOption),
    breadcrumbs: readBreadcrumbs(raw['breadcrumbs']),
    meta_title: plain(raw['meta_title']) || name,
    meta_description: plain(raw['meta_description']),
  };
}

export function readBreadcrumbs(value: unknown): WireBreadcrumb[] {
  return each(value, (raw) =>
    text(raw['seo_url']) ? { name: plain(raw['name']), seo_url: text(raw['seo_url']) } : undefined,
  );
}

function readOption(raw: Fields): WireOption | undefined {
  if (integer(raw['product_option_id']) === undefined) return undefined;
  return {
    product_option_id: text(raw['product_option_id']),
    name: plain(raw['name']),
    type: readOptionType(raw['type']),
    required: flag(raw['required']),
    hint: plain(raw['hint']),
    format: readFormat(raw['format']),
    value: text(raw['value']),
    option_value: each(raw['option_value'], readOptionValue),
  };
}

function readOptionValue(raw: Fields): WireOptionValue | undefined {
  if (integer(raw['product_option_value_id']) === undefined) return undefined;
  const amount = firstDecimal(raw['price_decimal'], raw['price']);
  return {
    product_option_value_id: text(raw['product_option_value_id']),
    name: plain(raw['name']),
    price_decimal: raw['price_prefix'] === '-' && !amount.startsWith('-') ? `-${amount}` : amount,
    hint: plain(raw['hint']),
  };
}

const OPTION_TYPES: readonly string[] = ['select', 'radio', 'checkbox', 'textarea', 'date'] satisfies WireOptionType[];

/** Types of third-party modules are shown as a text. */
export function readOptionType(value: unknown): WireOptionType {
  return OPTION_TYPES.includes(text(value)) ? (value as WireOptionType) : 'text';
}

export function readFormat(value: unknown): WireTextFormat {
  return value === 'battletag' || value === 'email' ? value : null;
}
