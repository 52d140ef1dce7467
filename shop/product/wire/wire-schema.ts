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
  .meta({ description: 'Without one of these values of that option this is neither required nor accepted' });

const valueFields = {
  product_option_value_id: id,
  option_value_id: id,
  key: z.string().min(1),
  name: z.string().min(1),
  hint: z.string(),
  risk: z.string().meta({ description: 'What can happen to the buyer’s account; empty where nothing does' }),
  price: amount,
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
  price_prefix: z.enum(['+', '-']),
  percent: z.number().meta({ description: 'Signed share of `price` of the product; 0 when the price is an amount' }),
  region: z.string().meta({ description: 'Of a realm; else empty' }),
  depends_on: condition,
};

const optionValue = z.object({ ...valueFields, image: z.string(), quantity: count }).meta({ id: 'OptionValue' });

const step = z.object(valueFields).meta({ id: 'RangeStep' });

const tier = z.object({
  quantity: id.meta({ description: 'From this many on' }),
  price: amount.meta({ description: 'Of one' }),
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
});

const option = z
  .object({
    product_option_id: id.meta({ description: 'The key an answer to this option is sent under' }),
    option_id: id,
    key: z.string().min(1).meta({ description: 'Short name that stays; no other option of the product has it' }),
    name: z.string().min(1),
    type: z.string().min(1).meta({
      description:
        'As in stock shops, or `range` (`from-to` of two step keys), `amount` (a whole number), `realm` or `faction` (an id or a name). A caller shows a text for a type it does not know; every one of these can be typed.',
    }),
    required: flag,
    hint: z.string(),
    format: z.enum(['', 'battletag', 'email']),
    value: z.string().meta({ description: 'What is preselected; numbers of values separated by commas' }),
    option_value: z.array(optionValue),
    depends_on: condition,
    steps: z
      .array(step)
      .optional()
      .meta({ description: 'Of a range, lowest first: each costs what it takes to reach it from the one before' }),
    brackets: z
      .array(z.object({ from: z.string(), to: z.string(), price_decimal: decimal, price_to_decimal: decimal }))
      .optional()
      .meta({
        description:
          'Of a range: its price list, by keys of steps; each step after `from` costs at least `price_decimal`',
      }),
    region_option_id: id
      .nullable()
      .optional()
      .meta({ description: 'Of realms: the option whose chosen value has their `region` as its key' }),
    minimum: id.optional().meta({ description: 'Of an amount, as are the next three' }),
    maximum: id.optional(),
    step: id.optional(),
    per: id.optional().meta({ description: 'How many the prices of `tiers` are for' }),
    unit: z.string().optional().meta({ description: 'What is bought, such as `gold`; or empty' }),
    tiers: z.array(tier).optional().meta({ description: 'What each unit costs, from an amount on' }),
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
  start_min_minutes: count.nullable().meta({ description: 'After the payment; null where no time is known' }),
  start_max_minutes: count.nullable(),
  start_slots: z.array(
    z.object({
      day: z.string(),
      time: z.string().meta({ description: 'By the clocks of `zone`' }),
      zone: z.string(),
      next_at: z.string().meta({ description: 'Next time it comes, ISO 8601, UTC' }),
    }),
  ),
  ...etaFields,
  price: amount,
  price_formated: formatted,
  price_excluding_tax: amount,
  price_excluding_tax_formated: formatted,
  price_decimal: decimal,
  special: amount.meta({ description: '0 when there is no special offer' }),
  special_formated: formatted,
  special_excluding_tax: amount,
  special_excluding_tax_formated: formatted,
  special_decimal: decimalOrNone,
  special_start_date: z.string(),
  special_end_date: z.string(),
  discounts: z.array(tier).meta({ description: 'Quantity prices; a running special offer replaces them all' }),
  from_decimal: decimal,
  from_before_decimal: decimalOrNone,
  options: z.array(option),
  description: html,
  breadcrumbs: z.array(crumb),
  category: z.array(z.object({ id, name: z.string() })),
  minimum: id,
  maximum: id.nullable(),
  countable: flag.meta({ description: 'Whether more than one makes sense' }),
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
    season: season.nullable().meta({ description: 'Null for what is permanent' }),
    next_season: season.nullable().meta({ description: 'The next one of its game; null while none is announced' }),
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

export const nextRunAt = moment.nullable().meta({ description: 'Start of its next dated run, full or not' });

/** The response to `fields=card`. */
export const listed = z
  .object({
    ...shown,
    category_path: z.string().meta({ description: 'Full path of the category it stands in' }),
    next_run_at: nextRunAt,
    highlight: z.string().meta({ description: 'The first line of its description' }),
    options: z
      .array(option.pick({ product_option_id: true, key: true, name: true, type: true, required: true, value: true }))
      .meta({ description: 'Those that have to be answered, without their values' }),
  })
  .strict()
  .meta({ id: 'ListedProduct' });
