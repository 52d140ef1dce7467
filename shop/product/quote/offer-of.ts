import type { Selectable } from 'kysely';
import { shortWords } from './eta.ts';
import type { Condition, Offer, OfferOption } from './offer.ts';
import type { OptionRow } from '#shop/product/option-store.ts';
import type { ProductTables, StoredCondition } from '#shop/product/table.ts';

/** The rows of a product as an offer for the quote engine. */
export function offerOf(product: Selectable<ProductTables['product']>, options: OptionRow[]): Offer {
  return {
    id: product.id,
    name: product.name,
    priceMicros: product.price_micros,
    special:
      product.special_micros === null
        ? null
        : { priceMicros: product.special_micros, from: product.special_from, until: product.special_until },
    discounts: product.discounts,
    minimum: product.minimum,
    maximum: product.maximum,
    eta: { words: shortWords(product.eta), minutes: minutesOf(product) },
    options: options.map((option) => optionOf(option, options)),
  };
}

function minutesOf({ eta_min_minutes: min, eta_max_minutes: max }: Selectable<ProductTables['product']>) {
  return min === null || max === null ? null : { min, max };
}

function optionOf(row: OptionRow, all: OptionRow[]): OfferOption {
  const { id, name, type, required, format, amount } = row;
  return {
    id,
    name,
    type,
    required,
    format,
    dependsOn: conditionOf(row.depends_on, all),
    values: row.values.map((value) => ({
      id: value.id,
      key: value.key,
      name: value.name,
      priceMicros: value.price_micros,
      basisPoints: value.price_basis_points,
      region: value.region,
      dependsOn: conditionOf(value.depends_on, all),
      eta: value.eta,
      needsLogin: value.needs_login,
    })),
    preset: type === 'range' ? row.default_value : '',
    // An earlier build has stored neither `per` nor `unit`.
    amount: amount && { ...amount, per: amount.per ?? 1, unit: amount.unit ?? '' },
    regionOptionId: all.find((option) => option.key === row.region_option)?.id ?? null,
  };
}

// A condition on an option or a value that has left the catalogue can no longer be met.
function conditionOf(stored: StoredCondition | null, all: OptionRow[]): Condition | null {
  if (!stored) return null;
  const option = all.find(({ key }) => key === stored.option);
  const values = option?.values.filter(({ key }) => stored.values.includes(key)) ?? [];
  return { optionId: option?.id ?? 0, valueIds: values.map(({ id }) => id) };
}
