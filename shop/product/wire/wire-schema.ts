import { z } from 'zod';
import { byName } from '#process/record.ts';
import { contents } from './wire-contents.ts';
import { season } from './wire-season.ts';
import { PRODUCT_TEXTS } from '#shop/product/table.ts';
import {
  amount,
  count,
  crumb,
  decimal,
  decimalOrNone,
  flag,
  formatted,
  html,
  id,
  moment,
  picture,
  question,
  starCounts,
} from '#shop/http/endpoint/field.ts';

/** How long it takes. The numbers are null if the words name no time, as in "One evening". */
export const etaFields = {
  eta: z.string(),
  eta_min_minutes: count.nullable(),
  eta_max_minutes: count.nullable(),
};

const condition = z
  .object({ product_option_id: count, product_option_value_ids: z.array(id) })
  .nullable()
  .meta({ description: 'Required and accepted only if the other option has one of these values' });

const valueFields = {
  product_option_value_id: id,
  option_value_id: id,
  key: z.string().min(1),
  name: z.string().min(1),
  hint: z.string(),
  risk: z.string().meta({ description: 'Risk to the buyer’s account; empty if there is none' }),
  price: amount,
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
  price_prefix: z.enum(['+', '-']),
  percent: z.number().meta({ description: 'Signed percentage of the product’s `price`; 0 if the price is an amount' }),
  region: z.string().meta({ description: 'Region of a realm; empty otherwise' }),
  depends_on: condition,
};

const optionValue = z.object({ ...valueFields, image: z.string(), quantity: count }).meta({ id: 'OptionValue' });

const step = z.object(valueFields).meta({ id: 'RangeStep' });

const tier = z.object({
  quantity: id.meta({ description: 'Minimum quantity of the tier' }),
  price: amount.meta({ description: 'Unit price' }),
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
});

const option = z
  .object({
    product_option_id: id.meta({ description: 'Key under which to send the value of this option' }),
    option_id: id,
    key: z.string().min(1).meta({ description: 'Stable short name, unique within the product' }),
    name: z.string().min(1),
    type: z
      .string()
      .min(1)
      .meta({
        description:
          'As in stock shops, or `range` (`from-to`, two step keys), `amount` (integer), `realm` or `faction` (ID or ' +
          'name). Show a text field for an unknown type; every type can be entered as text.',
      }),
    required: flag,
    hint: z.string(),
    format: z.enum(['', 'battletag', 'email']),
    value: z.string().meta({ description: 'Preselected value; value IDs separated by commas' }),
    option_value: z.array(optionValue),
    depends_on: condition,
    steps: z
      .array(step)
      .optional()
      .meta({ description: 'Steps of a range, lowest first; each price is for reaching the step from the one before' }),
    brackets: z
      .array(z.object({ from: z.string(), to: z.string(), price_decimal: decimal, price_to_decimal: decimal }))
      .optional()
      .meta({
        description: 'Price list of a range, by step keys; each step after `from` costs at least `price_decimal`',
      }),
    region_option_id: id
      .nullable()
      .optional()
      .meta({ description: 'For realms: the option whose value key is the `region` of the realm' }),
    minimum: id.optional().meta({ description: 'Only for `amount`, as are the next three fields' }),
    maximum: id.optional(),
    step: id.optional(),
    per: id.optional().meta({ description: 'Number of units that the prices of `tiers` apply to' }),
    unit: z.string().optional().meta({ description: 'Unit, such as `gold`; may be empty' }),
    tiers: z.array(tier).optional().meta({ description: 'Unit prices by minimum amount' }),
  })
  .meta({ id: 'Option' });

const cardFields = {
  id,
  product_id: id,
  name: z.string().min(1),
  manufacturer: z.null(),
  sku: z.string(),
  model: z.string(),
  seo_url: z.string().min(1),
  image: picture,
  original_image: picture,
  ...byName(PRODUCT_TEXTS, () => z.string()),
  start: z.string(),
  start_kind: z.enum(['on_demand', 'run', 'weekly', 'appointment']),
  start_min_minutes: count.nullable().meta({ description: 'Minutes after payment; null if unknown' }),
  start_max_minutes: count.nullable(),
  start_slots: z.array(
    z.object({
      day: z.string(),
      time: z.string().meta({ description: 'Local time in `zone`' }),
      zone: z.string(),
      next_at: z.string().meta({ description: 'Next occurrence, ISO 8601, UTC' }),
    }),
  ),
  ...etaFields,
  price: amount,
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
  special: amount.meta({ description: 'Special price; 0 if there is none' }),
  special_formated: formatted,
  special_excluding_tax: amount,
  special_excluding_tax_formated: formatted,
  special_decimal: decimalOrNone,
  special_start_date: z.string(),
  special_end_date: z.string(),
  discounts: z.array(tier).meta({ description: 'Quantity prices; not used while a special offer is active' }),
  from_decimal: decimal,
  from_before_decimal: decimalOrNone,
  options: z.array(option),
  description: html,
  breadcrumbs: z.array(crumb),
  category: z.array(z.object({ id, name: z.string() })),
  minimum: id,
  maximum: id.nullable(),
  countable: flag.meta({ description: 'Whether a quantity above 1 makes sense' }),
  quantity: count,
  stock_status: z.string(),
  stock_status_id: z.int(),
  subtract: flag,
  shipping: flag,
  status: flag,
  sort_order: z.int(),
  rating: z.int().min(0).max(5),
  reviews: z.object({ review_total: count }),
  star_counts: starCounts,
  attribute_groups: z.array(z.never()),
  recurrings: z.array(z.never()),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keyword: z.string(),
  tag: z.string(),
  date_available: moment,
  date_added: moment,
  date_modified: moment,
};

export const product = z
  .object({
    ...cardFields,
    images: z.array(picture),
    original_images: z.array(picture),
    faq: z.array(question),
    contents,
    season: season.nullable().meta({ description: 'Season of the product; null if it is permanent' }),
    next_season: season.nullable().meta({ description: 'Next season of the game; null if none is announced' }),
  })
  .meta({ id: 'Product' });

/** The short form in the responses of `related` and the events. */
export const card = z.object({ ...cardFields, thumb: picture }).meta({ id: 'ProductCard' });

/** What a card shows without its options. */
const { shape: shown } = z.object(cardFields).pick({
  product_id: true,
  name: true,
  seo_url: true,
  image: true,
  label: true,
  start: true,
  start_kind: true,
  start_min_minutes: true,
  start_max_minutes: true,
  eta: true,
  eta_min_minutes: true,
  eta_max_minutes: true,
  from_decimal: true,
  from_before_decimal: true,
  minimum: true,
  maximum: true,
  countable: true,
  quantity: true,
  star_counts: true,
});

export const nextRunAt = moment.nullable().meta({ description: 'Start of the next dated run, even if full' });

/** The response to `fields=card`. */
export const listed = z
  .object({
    ...shown,
    category_path: z.string().meta({ description: 'Full path of the category of the product' }),
    next_run_at: nextRunAt,
    highlight: z.string().meta({ description: 'First line of the description' }),
    options: z
      .array(option.pick({ product_option_id: true, key: true, name: true, type: true, required: true, value: true }))
      .meta({ description: 'Required options, without their values' }),
  })
  .strict()
  .meta({ id: 'ListedProduct' });
