import { z } from 'zod';
import type { FilterGroupDef, Synonyms } from './finding.ts';
import { MOTIF_NAMES } from './motifs.ts';

export type { FilterGroupDef };

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -');
const key = z.string().regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'must be lower-case words joined by - or _');
const categoryPath = z.string().regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a path such as raids/manaforge-omega');
const price = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, "must be a quoted decimal such as '19.90'");
const signedPrice = z.string().regex(/^-?\d{1,6}(\.\d{1,6})?$/, "must be a quoted decimal such as '-4.50'");
const count = z.number().int().positive();

const percent = z.string().regex(/^-?\d{1,3}(\.\d{1,2})?%$/, "must be a quoted share such as '-7.5%'");
const dayOrTime = z
  .union([z.iso.date(), z.iso.datetime()])
  .refine((value) => !Number.isNaN(Date.parse(value)), "must be a quoted UTC time such as '2026-11-27T18:00:00Z'");
const minutes = z.tuple([z.number().int(), z.number().int()]);
const tiers = z.array(z.strictObject({ from: count, price })).min(1);

const condition = z.strictObject({ option: key, values: z.array(key).min(1) });

const optionValue = z.strictObject({
  key,
  name: text,
  price: z.union([signedPrice, percent]).default('0'),
  hint: text.optional(),
  region: key.optional(),
  dependsOn: condition.optional(),
  eta: z
    .strictObject({
      add: minutes.optional(),
      scale: z
        .string()
        .regex(/^\d{1,2}(\.\d{1,3})?$/, "must be a quoted factor such as '0.5'")
        .optional(),
    })
    .optional(),
});

const amount = z.strictObject({
  minimum: count,
  maximum: count,
  step: count.default(1),
  tiers,
  eta: z.strictObject({ units: count, add: minutes }).optional(),
});

const option = z.strictObject({
  key,
  name: text,
  type: z.enum(['select', 'radio', 'checkbox', 'text', 'textarea', 'date', 'range', 'amount', 'realm', 'faction']),
  required: z.boolean().default(false),
  hint: text.optional(),
  format: z.enum(['battletag', 'email']).optional(),
  default: text.optional(),
  values: z.array(optionValue).default([]),
  dependsOn: condition.optional(),
  amount: amount.optional(),
  regionOption: key.optional(),
});

const product = z.strictObject({
  slug,
  name: text,
  category: categoryPath,
  label: text.optional(),
  price,
  special: price.optional(),
  specialFrom: dayOrTime.optional(),
  specialUntil: dayOrTime.optional(),
  discounts: tiers.optional(),
  minimum: count.optional(),
  maximum: count.optional(),
  start: text,
  eta: text,
  etaMinutes: minutes.optional(),
  tags: z.array(text),
  motif: z.enum(MOTIF_NAMES),
  get: z.array(text).min(3).max(5),
  requirements: z.array(text).min(2).max(4),
  how: z.array(text).min(3).max(4),
  options: z.array(option).default([]),
  related: z.array(slug).optional(),
  metaTitle: text.optional(),
  metaDescription: text.optional(),
});

export const sectionFile = z.strictObject({ products: z.array(product).min(1) });

const category = z.strictObject({
  slug,
  name: text,
  intro: text,
  description: z.array(text).default([]),
  metaTitle: text.optional(),
  metaDescription: text.optional(),
  get children() {
    return z.array(category).default([]);
  },
});

export const gameFile = z.strictObject({
  name: text,
  short: text,
  intro: text,
  description: z.array(text).min(1),
  metaTitle: text,
  metaDescription: text,
  fields: z.array(key),
  categories: z.array(category).min(1),
});

const checkoutField = z.strictObject({
  name: text,
  type: z.enum(['text', 'select']),
  required: z.boolean(),
  format: z.enum(['battletag', 'email']).optional(),
  placeholder: text.optional(),
  values: z.array(z.strictObject({ key, name: text })).optional(),
});

const paymentMethod = z.strictObject({
  code: key,
  title: text,
  hint: text,
  kind: z.enum(['redirect', 'offline']),
  icon: text,
  provider: z.enum(['sandbox', 'none']),
});

const currency = z.strictObject({
  code: z.enum(['USD', 'EUR', 'GBP']),
  rate: z.string().regex(/^\d+(\.\d{1,6})?$/, "must be a quoted decimal such as '0.92'"),
  rounding: z
    .strictObject({
      to: z.string().regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d\d)?$/, "must be a quoted amount such as '0.05'"),
      mode: z.enum(['half-up', 'half-even', 'up', 'down']),
    })
    .optional(),
});

const moment = z.iso.datetime("must be a quoted moment in UTC such as '2026-03-01T00:00:00Z'");

const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, 'must be at most 20 capitals, digits and -'),
    percent: z.number().positive().max(100).multipleOf(0.01).optional(),
    amount: price.optional(),
    minimum: price.optional(),
    starts: moment.optional(),
    ends: moment.optional(),
    uses: count.optional(),
    products: z.array(slug).default([]),
    categories: z.array(categoryPath).default([]),
  })
  .refine((coupon) => (coupon.percent === undefined) !== (coupon.amount === undefined), 'takes percent or amount');

const run = z.strictObject({
  key,
  product: slug,
  title: text.optional(),
  day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a quoted time such as '19:30'"),
  zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no time zone'),
  minutes: count.max(24 * 60),
  region: z.enum(['us', 'eu']),
  faction: z.enum(['alliance', 'horde']).optional(),
  difficulty: text,
  loot: text,
  slots: count.max(1000),
});

export const gamesFile = z.array(slug).min(1);
export const fieldsFile = z.record(key, checkoutField);
export const currenciesFile = z.array(currency).length(3);
export const paymentMethodsFile = z.array(paymentMethod).min(1);
export const couponsFile = z.array(coupon);
export const runsFile = z.array(run);

export const pageFile = z.strictObject({
  title: text,
  metaTitle: text,
  metaDescription: text,
  html: text,
});

/**
 * `price` is added to the price of one unit when the value is chosen: signed USD, or a signed
 * share of the product's `price`; of a range's step, what it costs to reach it from the one
 * before. `eta` adds minutes (from, to) and scales the whole.
 */
export type OptionValueDef = z.infer<typeof optionValue>;
/**
 * `default` is a value's key (several joined by a comma for a checkbox), `from-to` for a range,
 * or the text itself. `dependsOn` names values of an option above; without one of them this is
 * not asked. `regionOption` is the option above whose value is the region of a realm.
 */
export type OptionDef = z.infer<typeof option>;
/**
 * `price` and `special` are USD for one unit, and so are `discounts`, from a quantity on. The
 * special offer runs from `specialFrom` until `specialUntil`; a day alone counts from its start,
 * and as an end to its end. `etaMinutes` says `eta` in numbers where its words do not.
 * `category` is a path inside the game, '' for the game itself.
 */
export type ProductDef = z.infer<typeof product>;
/** `slug` is the last segment of the category's path. */
export type CategoryDef = z.infer<typeof category>;
export type CheckoutFieldDef = z.infer<typeof checkoutField>;
export type PaymentMethodDef = z.infer<typeof paymentMethod>;
/** `rate` is what one USD buys, a decimal. Prices of whole cents are rounded to steps of `rounding.to`, 0.01 unless given. */
export type CurrencyDef = z.infer<typeof currency>;
/** `amount` and `minimum` are USD; `uses` in total; without products and categories it is for everything. */
export type CouponDef = z.infer<typeof coupon>;
/** A run that takes place every week; `time` is that of the clocks in `zone`. */
export type RunDef = z.infer<typeof run>;
/** `html` holds h2, p, ul and li only. */
export type Page = z.infer<typeof pageFile> & { slug: string };
export type Game = z.infer<typeof gameFile> & { slug: string; products: ProductDef[] };

export type Catalog = {
  games: Game[];
  /** What checkout asks of the player, by the keys that `Game.fields` names. */
  fields: Record<string, CheckoutFieldDef>;
  currencies: CurrencyDef[];
  pages: Page[];
  paymentMethods: PaymentMethodDef[];
  coupons: CouponDef[];
  /** The week that the schedule repeats. */
  events: RunDef[];
  /** What players write and what they mean by it. */
  synonyms: Synonyms;
  filters: FilterGroupDef[];
};
