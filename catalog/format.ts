import { z } from 'zod';
import { categoryPath, count, dayOrTime, key, minutes, moment, price, slug, text, tiers } from '#catalog/form/field.ts';
import type { FilterDef, FilterGroupDef, SearchWords, Synonyms } from '#catalog/form/finding.ts';
import { CURRENCY_CODES } from './schema/currency-codes.ts';
import { MOTIF_NAMES } from './motifs.ts';
import type { SiteDef } from '#catalog/form/site-form.ts';
import type { VatDef } from '#catalog/form/vat-form.ts';
import type { RedirectsDef } from '#catalog/form/redirect-form.ts';
import { start, startRuleOf, type StartRule } from '#catalog/form/start-form.ts';
import { contents, type ContentsDef } from '#catalog/form/contents-form.ts';
import { type OptionDef, type OptionValueDef, optionEntry } from '#catalog/form/option-form.ts';

export type {
  ContentsDef,
  FilterDef,
  FilterGroupDef,
  OptionDef,
  OptionValueDef,
  RedirectsDef,
  SiteDef,
  StartRule,
  VatDef,
};
export { startRuleOf };

/** The `season` of a product that can be earned at any time. */
export const PERMANENT = 'permanent';

const faq = z
  .array(z.strictObject({ q: text, a: text }))
  .min(1)
  .max(8);

const bundle = z.strictObject({
  saves: z.number().int().min(1).max(50),
  parts: z
    .array(z.strictObject({ product: slug, times: count.default(1), with: z.record(key, text).default({}) }))
    .min(1),
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
  start,
  eta: text,
  etaMinutes: minutes.optional(),
  tags: z.array(text),
  motif: z.enum(MOTIF_NAMES),
  popularity: z.number().int().min(0).max(100).optional(),
  season: key,
  bundle: bundle.optional(),
  get: z.array(text).min(3).max(5),
  requirements: z.array(text).min(2).max(4),
  how: z.array(text).min(3).max(4),
  contents: contents.optional(),
  faq: faq.optional(),
  options: z.array(optionEntry).default([]),
  related: z.array(slug).optional(),
  metaTitle: text.optional(),
  metaDescription: text.optional(),
});

export const sectionFile = z.strictObject({ products: z.array(product).min(1) });

const season = z
  .strictObject({ key, name: text, starts: dayOrTime.optional(), ends: dayOrTime.optional(), every: text.optional() })
  .refine(({ key }) => key !== PERMANENT, `must not be ${PERMANENT}, which stands for no season`)
  .refine(({ starts, every }) => (starts === undefined) !== (every === undefined), 'takes starts or every')
  .refine(({ starts, ends }) => ends === undefined || starts !== undefined, 'ends, but does not start')
  .refine(({ starts = '', ends }) => !(Date.parse(ends ?? '') <= Date.parse(starts)), 'ends before it starts');

const category = z.strictObject({
  slug,
  name: text,
  intro: text,
  description: z.array(text).default([]),
  faq: faq.optional(),
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
  faq: faq.optional(),
  fields: z.array(key),
  risks: z.record(key, text).default({}),
  seasons: z.array(season).optional(),
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
  provider: z.enum(['online', 'none']),
});

const KNOWN_CURRENCIES = `has ${CURRENCY_CODES.join(', ')}, each once; npm run catalog -- schema takes the codes over`;

const currency = z.strictObject({
  code: z.enum(CURRENCY_CODES, KNOWN_CURRENCIES),
  rate: z.string().regex(/^(?!0+(\.0+)?$)\d+(\.\d{1,6})?$/, "must be a quoted decimal above 0 such as '0.92'"),
  rounding: z
    .strictObject({
      to: z.string().regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d\d)?$/, "must be a quoted amount such as '0.05'"),
      mode: z.enum(['half-up', 'half-even', 'up', 'down']),
    })
    .optional(),
});

const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, 'must be at most 20 capitals, digits and -'),
    percent: z.number().positive().max(100).multipleOf(0.01).optional(),
    amount: price.optional(),
    minimum: price.optional(),
    starts: moment.optional(),
    ends: moment.optional(),
    uses: count.optional(),
    oncePerBuyer: z.boolean().optional(),
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
  zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a time zone'),
  minutes: count.max(24 * 60),
  region: z.enum(['us', 'eu']),
  faction: z.enum(['alliance', 'horde']).optional(),
  difficulty: text,
  loot: text,
  slots: count.max(1000),
});

export const gamesFile = z.array(slug).min(1);
export const fieldsFile = z.record(key, checkoutField);
export const currenciesFile = z
  .array(currency)
  .refine(
    (all) => CURRENCY_CODES.every((code) => all.filter((one) => one.code === code).length === 1),
    KNOWN_CURRENCIES,
  );
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
 * `price` and `special` are USD for one unit, and so are `discounts`, from a quantity on. The special offer runs from
 * `specialFrom` until `specialUntil`; a day counts from its start, and as an end until its end. `etaMinutes` gives
 * `eta` in numbers if its words do not. `popularity` is the expected demand among the products of its game; lists begin
 * with the highest, and actual sales outweigh it with time. `season` is the key of the game's season, patch or
 * expansion that the product belongs to, or `permanent`; once a season has ended, its products are no longer for sale.
 * `bundle` names the products it consists of, and the percentage by which it costs less; only the check reads it.
 * `category` is a path inside the game, '' for the game itself.
 */
export type ProductDef = Omit<ProductEntry, 'options'> & { options: OptionDef[] };
/** A product as its file writes it. */
export type ProductEntry = z.infer<typeof product>;
/**
 * A season, patch or expansion. `ends` is left out while its end is not announced; a day counts until its end. One with
 * `every`, such as `two months`, is whichever is running: the next one follows at once.
 */
export type SeasonDef = z.infer<typeof season>;
/** `slug` is the last segment of the category's path. */
export type CategoryDef = z.infer<typeof category>;
type CheckoutFieldDef = z.infer<typeof checkoutField>;
type PaymentMethodDef = z.infer<typeof paymentMethod>;
/**
 * `rate` is how much of it one USD buys, a decimal. Prices of whole cents are rounded to multiples of `rounding.to`,
 * 0.01 by default.
 */
type CurrencyDef = z.infer<typeof currency>;
/** `amount` and `minimum` are USD; `uses` in total; without products and categories it is for everything. */
export type CouponDef = z.infer<typeof coupon>;
/** A weekly run; `time` is in the time zone `zone`. */
export type RunDef = z.infer<typeof run>;
/** `html` contains h2, p, ul and li only. */
export type Page = z.infer<typeof pageFile> & { slug: string };
export type Game = Omit<z.infer<typeof gameFile>, 'risks'> & { slug: string; products: ProductDef[] };

export type Catalog = {
  games: Game[];
  /** The fields that checkout asks the player for, by the keys in `Game.fields`. */
  fields: Record<string, CheckoutFieldDef>;
  currencies: CurrencyDef[];
  pages: Page[];
  paymentMethods: PaymentMethodDef[];
  coupons: CouponDef[];
  /** The weekly schedule. */
  events: RunDef[];
  /** Shoppers' words and their meanings. */
  synonyms: Synonyms;
  /** Words that searches ignore, and things that are not sold. */
  searchWords: SearchWords;
  filters: FilterGroupDef[];
  /** A catalogue without one, such as an older release that is restored, leaves the site as it is. */
  site?: SiteDef;
  /** Absent in older releases. */
  redirects?: RedirectsDef;
};
