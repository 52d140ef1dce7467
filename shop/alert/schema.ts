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
).meta({ description: 'Last path segment of the link in the e-mail' });

const alert = z
  .object({
    kind: z.enum(ALERT_KINDS).meta({
      description: '`seat`: a seat is free. `price`: the price fell. `season`: a season starts',
    }),
    product: z.object({ name: z.string(), seo_url: z.string() }),
    event: z
      .object({ event_id: id, title: z.string(), starts_at: moment })
      .nullable()
      .meta({ description: 'Run the alert is limited to; null for any run of the product and for price alerts' }),
    below_decimal: decimal.nullable().meta({
      description: 'An e-mail is sent if the price is lower than this; null for seats',
    }),
    currency_code: currencyCode.nullable(),
    season: z.object({ name: z.string(), starts_at: moment }).nullable().meta({ description: 'Season that starts' }),
    is_confirmed: z.boolean().meta({ description: 'Whether the alert is confirmed; none is sent before' }),
  })
  .meta({ id: 'Alert', description: 'An e-mail alert about a product' });

export const setAlert = {
  id: 'setAlert',
  summary: 'Mails a link that confirms an alert; same response for known and unknown addresses',
  body: z.object({
    email: lenient({ type: 'string', format: 'email', maxLength: 96 }, (sent) =>
      typeof sent === 'string' ? sent.trim().toLowerCase() : '',
    ).refine(isContractEmail, 'E-Mail address does not appear to be valid!'),
    kind: z.enum(ALERT_KINDS, 'Invalid kind'),
    product: z
      .string('Product required!')
      .refine((slug) => slug.length <= 200, issue('not_found', 'Product not found'))
      .meta({ description: 'The `seo_url` of the product', override: { maxLength: 200 } }),
    event_id: z
      .int('Invalid run')
      .positive('Invalid run')
      .max(LARGEST_ID, 'Invalid run')
      .nullish()
      .meta({ description: 'ID of a full run; if omitted, any run of the product. Only for `seat`' }),
  }),
  data: z.object({ status: z.literal('pending') }),
  errors: [404, 409, 429],
} satisfies EndpointSchema;

export const readAlert = {
  id: 'readAlert',
  summary: 'Returns the alert of a mailed link',
  body: z.object({ token }),
  data: alert,
  errors: [404],
} satisfies EndpointSchema;

export const confirmAlert = {
  id: 'confirmAlert',
  summary: 'Confirms an alert within seven days; repeating it has no effect',
  body: z.object({ token }),
  data: alert,
  errors: [404, 429],
} satisfies EndpointSchema;

export const endAlert = {
  id: 'endAlert',
  summary: 'Ends an alert; not an error if it has already ended',
  body: z.object({ token }),
  data: z.object({ status: z.literal('ended') }),
} satisfies EndpointSchema;
