import { convertMicros, microsDecimal } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from '#shop/product/list/card-store.ts';
import type { Condition, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import { bracketsOf } from '#shop/product/option/bracket.ts';
import { valueMicros } from '#shop/product/option/price.ts';
import type { OptionRow } from '#shop/product/option-store.ts';
import { tierFields, valuePriceFields } from './wire-price.ts';

const ENDLESS_STOCK = 9_999;

/** The options of a product; the types `range`, `amount`, `realm` and `faction` are specific to this shop. */
export function optionsWire({ options, offer }: Card, exchange: Exchange) {
  const base = convertMicros(offer.priceMicros, exchange.rate);
  return options.map((row, at) => optionWire(row, offer.options[at], base, exchange));
}

function optionWire(row: OptionRow, option: OfferOption | undefined, base: number, exchange: Exchange) {
  const values = row.values.map((value, at) => valueWire(value, option?.values[at], base, exchange));
  const isRange = row.type === 'range';
  return {
    product_option_id: row.id,
    option_id: row.id,
    key: row.key,
    name: row.name,
    type: row.type,
    required: row.required ? 1 : 0,
    hint: row.hint,
    format: row.format,
    value: defaultOf(row),
    // A range is answered with keys, so that a caller who does not know it may show a text field.
    option_value: isRange ? [] : values,
    depends_on: conditionWire(option?.dependsOn),
    ...(isRange && {
      steps: values.map(({ quantity: _, image: __, ...step }) => step),
      brackets: option ? bracketsWire(option, base, exchange) : [],
    }),
    ...(row.type === 'realm' && { region_option_id: option?.regionOptionId ?? null }),
    ...(row.amount && {
      minimum: row.amount.minimum,
      maximum: row.amount.maximum,
      step: row.amount.step,
      per: row.amount.per ?? 1,
      unit: row.amount.unit ?? '',
      tiers: tierFields(row.amount.tiers, exchange),
    }),
  };
}

function valueWire(row: OptionRow['values'][number], value: OfferValue | undefined, base: number, exchange: Exchange) {
  return {
    product_option_value_id: row.id,
    option_value_id: row.id,
    key: row.key,
    name: row.name,
    hint: row.hint,
    risk: row.risk,
    image: '',
    quantity: ENDLESS_STOCK,
    ...valuePriceFields(value ? valueMicros(value, base, exchange.rate) : 0, exchange),
    percent: row.price_basis_points / 100,
    region: row.region,
    depends_on: conditionWire(value?.dependsOn),
  };
}

function bracketsWire(option: OfferOption, base: number, { rate }: Exchange) {
  return bracketsOf(option, base, rate).map(({ from, to, least, most }) => ({
    from: option.values[from]?.key ?? '',
    to: option.values[to]?.key ?? '',
    price_decimal: microsDecimal(least),
    price_to_decimal: microsDecimal(most),
  }));
}

function conditionWire(condition: Condition | null | undefined) {
  return condition ? { product_option_id: condition.optionId, product_option_value_ids: condition.valueIds } : null;
}

// A choice's default is stored by key, and sent as the answer to send back.
export function defaultOf(option: OptionRow): string {
  if (option.values.length === 0 || option.type === 'range') return option.default_value;
  const keys = option.default_value.split(',');
  return option.values
    .filter((value) => keys.includes(value.key))
    .map((value) => value.id)
    .join(',');
}
