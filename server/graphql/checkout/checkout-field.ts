import type { WireGuest } from '#server/rest/checkout.ts';
import { OptionType, TextFormat } from '#server/graphql/generated/resolvers.ts';
import type { CheckoutFieldGroup } from '#server/graphql/parents.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

const CheckoutField: FieldsOf<'CheckoutField'> = {
  sendid: (field) => field.custom_field_id,
  type: (field) => enumValue(OptionType, field.type),
  suggested: (field) => field.suggested || null,
  realmsOf: (field) => field.realms_of || null,
  format: (field) => enumValue(TextFormat, field.format) ?? null,
  values: (field) =>
    field.values.map(({ key, name }) => ({
      product_option_value_id: key,
      percent: 0,
      key,
      name,
      price_decimal: '0',
      hint: '',
      risk: '',
      depends_on: null,
    })),
};

/** By game, in the order in which the shop first names each; empty for shops that name no lines. */
export function fieldGroups({ fields, identities }: Pick<WireGuest, 'fields' | 'identities'>): CheckoutFieldGroup[] {
  const groups = new Map<string, CheckoutFieldGroup>();
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

const CheckoutLine: FieldsOf<'CheckoutLine'> = { line: ({ key }) => key, cartLine: ({ line }) => line };

export const checkoutField = { CheckoutField, CheckoutLine };
