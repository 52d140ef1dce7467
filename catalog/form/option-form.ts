import { z } from 'zod';
import { addedPrice, count, key, minutes, price, text, tiers } from './field.ts';

const condition = z.strictObject({ option: key, values: z.array(key).min(1) });

const factor = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, "must be a quoted factor such as '0.5'");

const optionValue = z.strictObject({
  key,
  name: text,
  price: addedPrice.default('0'),
  hint: text.optional(),
  risk: key.optional(),
  login: z.boolean().optional(),
  region: key.optional(),
  dependsOn: condition.optional(),
  eta: z.strictObject({ add: minutes.optional(), scale: factor.optional() }).optional(),
});

const amount = z.strictObject({
  minimum: count,
  maximum: count,
  step: count.default(1),
  tiers,
  per: count.default(1),
  unit: text.optional(),
  eta: z.strictObject({ units: count, add: minutes }).optional(),
});

const level = z.number().int().nonnegative();

const levels = z
  .strictObject({
    name: text,
    from: level,
    to: level,
    step: count.default(1),
    prices: z.array(z.strictObject({ from: level, price, minutes: z.union([count, minutes]).optional() })).min(1),
  })
  .refine(({ from, to, step }) => to > from && (to - from) % step === 0, '`to` must be some steps above `from`')
  .refine(({ from, prices }) => prices.every((one) => one.from >= from), 'no price may start below the first level')
  .refine(({ from, prices }) => prices[0]?.from === from, 'the first price must start at the first level')
  .refine(
    ({ prices }) => prices.every((one, at) => at === 0 || one.from > (prices[at - 1]?.from ?? 0)),
    'the prices must stand from lower to higher levels',
  );

const fields = {
  required: z.boolean().optional(),
  hint: text.optional(),
  format: z.enum(['battletag', 'email']).optional(),
  default: text.optional(),
  values: z.array(optionValue).optional(),
  realms: z.record(key, z.array(text).min(1)).optional(),
  levels: levels.optional(),
  dependsOn: condition.optional(),
  amount: amount.optional(),
  regionOption: key.optional(),
};

const name = text;
const type = z.enum(['select', 'radio', 'checkbox', 'text', 'textarea', 'date', 'range', 'amount', 'realm', 'faction']);

const ownOption = z.strictObject({ key, name, type, ...fields });

const usedOption = z.strictObject({
  use: key,
  only: z.array(key).min(1).optional(),
  prices: z.record(key, addedPrice).optional(),
  key: key.optional(),
  name: name.optional(),
  type: type.optional(),
  ...fields,
});

const sharedOption = z.strictObject({ name, type, ...fields });

/** An option in the file of a product: its own, or a shared one with overrides. */
export const optionEntry = z.union([ownOption, usedOption]);

export const optionsFile = z.strictObject({ options: z.record(key, sharedOption) });

export type OptionEntry = z.infer<typeof optionEntry>;
/** By the key that `use` refers to. */
export type SharedOptions = z.infer<typeof optionsFile>['options'];
/** `prices` and `minutes` are for one step, to every level above `from`. */
export type Levels = z.infer<typeof levels>;
/** Names by region. */
export type Realms = NonNullable<OptionEntry['realms']>;

/**
 * `price` is added to the price of one unit when the value is chosen: signed USD, or a signed
 * share of the product's `price`; of a range's step, what it costs to reach it from the one
 * before. `eta` adds minutes (from, to) and scales the whole. `risk` is the sentence that the
 * game's `risks` have for the key in the file.
 */
export type OptionValueDef = z.infer<typeof optionValue>;
/**
 * `default` is a value's key (several joined by a comma for a checkbox), `from-to` for a range,
 * or the text itself. The prices of an amount's `tiers` are for `per` of its `unit`: `gold`, `Divine Orbs`;
 * a line of the cart is named by it. `dependsOn` names values of an option above; without one of them this is
 * not asked. `regionOption` is the option above whose value is the region of a realm.
 */
export type OptionDef = Omit<z.infer<typeof ownOption>, 'realms' | 'levels' | 'required' | 'values'> & {
  required: boolean;
  values: OptionValueDef[];
};
