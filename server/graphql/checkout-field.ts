import type { WireCheckoutField, WireGuest, WireIdentity } from '#server/rest/checkout.ts';
import type { FieldsOf } from './engine/resolver.ts';

export type FieldGroup = Pick<WireIdentity, 'lines' | 'known'> & {
  title: string;
  game: string;
  fields: WireCheckoutField[];
};

const CheckoutField: FieldsOf<WireCheckoutField> = {
  sendid: (field) => field.custom_field_id,
  type: (field) => field.type.toUpperCase(),
  suggested: (field) => field.suggested || null,
  realmsOf: (field) => field.realms_of || null,
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

/** By game, in the order the shop first names each; of a shop that names no lines there are none. */
export function fieldGroups({ fields, identities }: Pick<WireGuest, 'fields' | 'identities'>): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const { game, lines, known } of identities) {
    groups.set(game.seo_url, { title: game.name, game: game.seo_url, lines, known, fields: [] });
  }
  for (const field of fields) {
    const { name, seo_url } = field.game;
    const group = groups.get(seo_url) ?? { title: name, game: seo_url, lines: [], known: [], fields: [] };
    group.fields.push(field);
    groups.set(seo_url, group);
  }
  return [...groups.values()];
}

const CheckoutLine: FieldsOf<WireIdentity['lines'][number]> = { line: ({ key }) => key };

export const checkoutField = { CheckoutField, CheckoutLine };
