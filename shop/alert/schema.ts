import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { currencyCode, decimal, id, moment } from '#shop/http/endpoint/field.ts';
import { LARGEST_ID, lenient } from '#shop/http/endpoint/input.ts';
import { issue, withErrorCode } from '#shop/http/endpoint/schema.ts';
import { isContractEmail } from '#shop/product/quote/text/text-format.ts';
import { ALERT_KINDS } from './table.ts';

const token = withErrorCode(
  'not_found',
  z.string('Link required!').regex(/^[\w-]{43}$/, 'This alert has ended, or its link is not complete.'),
).meta({ description: 'Last segment of the mailed address' });

const alert = z
  .object({
    kind: z.enum(ALERT_KINDS).meta({ description: '`seat`: one came free. `price`: it fell. `season`: it begins' }),
    product: z.object({ name: z.string(), seo_url: z.string() }),
    event: z
      .object({ event_id: id, title: z.string(), starts_at: moment })
      .nullable()
      .meta({ description: 'The only run that counts; null for any of the product, and for prices' }),
    below_decimal: decimal.nullable().meta({ description: 'A mail is sent when the price is lower; null for seats' }),
    currency_code: currencyCode.nullable(),
    season: z.object({ name: z.string(), starts_at: moment }).nullable().meta({ description: 'The one that begins' }),
    is_confirmed: z.boolean().meta({ description: 'No alert is mailed before' }),
  })
  .meta({ id: 'Alert', description: 'An alert about a product, by mail to an address' });

export const setAlert = {
  id: 'setAlert',
  summary: 'Mails a link to confirm an alert with; answers alike for known and unknown addresses',
  body: z.object({
    email: lenient({ type: 'string', format: 'email', maxLength: 96 }, (sent) =>
      typeof sent === 'string' ? sent.trim().toLowerCase() : '',
    ).refine(isContractEmail, 'E-Mail address does not appear to be valid!'),
    kind: z.enum(ALERT_KINDS, 'Invalid kind'),
    product: z
      .string('Product required!')
      .refine((slug) => slug.length <= 200, issue('not_found', 'Product not found'))
      .meta({ description: 'Its `seo_url`', override: { maxLength: 200 } }),
    event_id: z
      .int('Invalid run')
      .positive('Invalid run')
      .max(LARGEST_ID, 'Invalid run')
      .nullish()
      .meta({ description: 'A run that is full; without it any of the product. Of `seat` alone' }),
  }),
  data: z.object({ status: z.literal('pending') }),
  errors: [404, 409, 429],
} satisfies EndpointSchema;

export const readAlert = {
  id: 'readAlert',
  summary: 'The alert that a mailed link is about',
  body: z.object({ token }),
  data: alert,
  errors: [404],
} satisfies EndpointSchema;

export const confirmAlert = {
  id: 'confirmAlert',
  summary: 'Confirms an alert within seven days; again changes nothing',
  body: z.object({ token }),
  data: alert,
  errors: [404, 429],
} satisfies EndpointSchema;

export const endAlert = {
  id: 'endAlert',
  summary: 'Ends an alert; one that has ended is no error',
  body: z.object({ token }),
  data: z.object({ status: z.literal('ended') }),
} satisfies EndpointSchema;
