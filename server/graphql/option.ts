import type { WireOption, WireOptionValue } from '#server/rest/product-reader.ts';
import type { WireOptions } from '#server/rest/product.ts';
import { money } from './value/money.ts';
import type { FieldsOf } from './engine/resolver.ts';

export type FieldInput = { sendid: string; value: string };

const ProductOption: FieldsOf<WireOption> = {
  sendid: (option) => option.product_option_id,
  type: (option) => option.type.toUpperCase(),
  format: ({ type, format }) => (type === 'text' && format ? format.toUpperCase() : null),
  default: (option) => option.value,
  values: (option) => option.option_value,
};

const ProductOptionValue: FieldsOf<WireOptionValue> = {
  value: (value) => value.product_option_value_id,
  price: ({ price_decimal }, _, { visitor }) => money(price_decimal, visitor.currency),
};

/** Form items as one object; several of one option, as checkboxes send them, become a list. */
export function collapse(items: readonly FieldInput[]): WireOptions {
  const options = new Map<string, string | string[]>();
  for (const { sendid, value } of items) {
    const before = options.get(sendid);
    options.set(sendid, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(options);
}

export const option = { ProductOption, ProductOptionValue };
