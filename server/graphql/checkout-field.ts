import type { WireCheckoutField } from '#server/rest/checkout.ts';
import type { FieldsOf } from './engine/resolver.ts';

export type FieldGroup = { title: string; game: string; fields: WireCheckoutField[] };

const CheckoutField: FieldsOf<WireCheckoutField> = {
  sendid: (field) => field.custom_field_id,
  type: (field) => field.type.toUpperCase(),
  format: (field) => field.format?.toUpperCase() ?? null,
  values: (field) =>
    field.values.map(({ key, name }) => ({
      product_option_value_id: key,
      percent: 0,
      key,
      name,
      price_decimal: '0',
      hint: '',
      risk: '',
    })),
};

/** By game, in the order the shop first names each. */
export function fieldGroups(fields: readonly WireCheckoutField[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const field of fields) {
    const { name, seo_url } = field.game;
    const group = groups.get(seo_url) ?? { title: name, game: seo_url, fields: [] };
    group.fields.push(field);
    groups.set(seo_url, group);
  }
  return [...groups.values()];
}

export const checkoutField = { CheckoutField };
