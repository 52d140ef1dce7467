import { OptionType, TextFormat, type FieldInput, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireOptionValue } from '#server/rest/reader/option-reader.ts';
import type { WireOptions } from '#server/rest/product.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { amountRule } from '#server/graphql/value/amount-rule.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';

const ProductOption: FieldsOf<'ProductOption'> = {
  sendid: (option) => option.product_option_id,
  type: (option) => enumValue(OptionType, option.type),
  format: ({ type, format }) => (type === 'text' ? (enumValue(TextFormat, format) ?? null) : null),
  default: ({ type, value, option_value }) => (type === 'realm' ? realmName(option_value, value) : value),
  values: (option) => (option.type === 'realm' ? [] : option.option_value),
  dependsOn: (option) => option.depends_on,
  amount: ({ type, amount }, _, { visitor }) =>
    type === 'amount' && amount ? amountRule(amount, visitor.currency) : null,
  realms: (option) => (option.type === 'realm' ? realmLists(option.option_value) : []),
  regionOption: (option) => option.region_option_id,
};

const ProductOptionValue: FieldsOf<'ProductOptionValue'> = {
  value: (value) => value.product_option_value_id,
  price: ({ price_decimal }, _, { visitor }) => money(price_decimal, visitor.currency),
  dependsOn: (value) => value.depends_on,
};

const RangeStep: FieldsOf<'RangeStep'> = {
  price: ({ price_decimal }, _, { visitor }) => money(price_decimal, visitor.currency),
};

const RangeBracket: FieldsOf<'RangeBracket'> = {
  price: ({ price_decimal }, _, { visitor }) => money(price_decimal, visitor.currency),
  priceTo: ({ price_decimal, price_to_decimal }, _, { visitor }) =>
    price_to_decimal === price_decimal ? null : money(price_to_decimal, visitor.currency),
};

const OptionCondition: FieldsOf<'OptionCondition'> = {
  option: (condition) => condition.product_option_id,
  values: (condition) => condition.product_option_value_ids,
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

function realmLists(realms: readonly WireOptionValue[]): { region: string; names: string[] }[] {
  const byRegion = Map.groupBy(realms, (realm) => realm.region);
  return [...byRegion].map(([region, list]) => ({ region, names: list.map((realm) => realm.name) }));
}

/** A realm is sent by its name. */
function realmName(realms: readonly WireOptionValue[], id: string): string {
  return realms.find((realm) => realm.product_option_value_id === id)?.name ?? '';
}

export const option = {
  ProductOption,
  ProductOptionValue,
  RangeStep,
  RangeBracket,
  OptionCondition,
} satisfies Resolvers;
