import { z } from 'zod';
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
} from '#shop/openapi/field.ts';

const optionValue = z
  .object({
    product_option_value_id: id,
    option_value_id: id,
    name: z.string().min(1),
    hint: z.string(),
    image: z.string(),
    quantity: count,
    price: amount,
    price_formated: formatted,
    price_excluding_tax: amount,
    price_excluding_tax_formated: formatted,
    price_decimal: decimal,
    price_prefix: z.enum(['+', '-']),
  })
  .meta({ id: 'OptionValue' });

const option = z
  .object({
    product_option_id: id.meta({ description: 'The key an answer to this option is sent under' }),
    option_id: id,
    name: z.string().min(1),
    type: z.string().min(1),
    required: flag,
    hint: z.string(),
    format: z.enum(['', 'battletag', 'email']),
    value: z.string().meta({ description: 'What is preselected; numbers of values separated by commas' }),
    option_value: z.array(optionValue),
  })
  .meta({ id: 'Option' });

const discount = z.object({
  quantity: id.meta({ description: 'From this many pieces on' }),
  price: amount,
  price_formated: formatted,
});

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
  label: z.string(),
  start: z.string(),
  eta: z.string(),
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
  discounts: z.array(discount),
  from_decimal: decimal,
  from_before_decimal: decimalOrNone,
  options: z.array(option),
  description: html,
  breadcrumbs: z.array(crumb),
  category: z.array(z.object({ id, name: z.string() })),
  minimum: id,
  maximum: id.nullable(),
  quantity: count,
  stock_status: z.string(),
  stock_status_id: z.int(),
  subtract: flag,
  shipping: flag,
  status: flag,
  sort_order: z.int(),
  rating: z.int().min(0).max(5),
  reviews: z.object({ review_total: count }),
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
  .object({ ...cardFields, images: z.array(picture), original_images: z.array(picture) })
  .meta({ id: 'Product' });

/** The short form that `related` and the events answer with. */
export const card = z.object({ ...cardFields, thumb: picture }).meta({ id: 'ProductCard' });
