import { z } from 'zod';
import { amount, decimal, formatted, id } from '#shop/http/endpoint/field.ts';

export const chosenOption = z
  .object({
    product_option_id: id,
    product_option_value_id: id.nullable(),
    type: z.string(),
    name: z.string(),
    value: z.string(),
  })
  .meta({ id: 'ChosenOption' });

export const lineWords = {
  choices: z.array(z.string()).meta({ description: 'Human-readable list of the chosen options' }),
  start: z.string().meta({ description: 'Human-readable start time of the work; empty for a dated run' }),
};

export const linePrice = {
  price: formatted,
  price_raw: amount,
  price_decimal: decimal,
  total: formatted,
  total_raw: amount,
  total_decimal: decimal,
};

export const totalLine = z
  .object({
    code: z.string(),
    title: z.string(),
    text: formatted,
    value: amount,
    value_decimal: decimal,
  })
  .meta({ id: 'TotalLine' });
