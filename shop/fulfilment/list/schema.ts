import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { email } from '#shop/fulfilment/schema/email.ts';
import { decimal, moment } from '#shop/http/endpoint/field.ts';

export const mailOrderList = {
  id: 'mailOrderList',
  summary: 'Mails a link to all orders of an e-mail address; same response whether or not there are any',
  body: z.object({ email }),
  data: z.object({ status: z.literal('asked') }),
  errors: [429],
} satisfies EndpointSchema;

const listedOrder = z
  .object({
    order_number: z.string().regex(/^WS-\d+$/),
    order_token: z.string(),
    stage: z.string().min(1),
    products: z.array(z.string()).min(1),
    total_decimal: decimal,
    currency_code: z.string().length(3),
    date_added: moment,
  })
  .meta({ id: 'ListedOrder' });

export const openOrderList = {
  id: 'openOrderList',
  summary: 'Returns the 50 newest orders of an order list link, which works once within 30 minutes',
  body: z.object({ token: z.string().length(43) }),
  data: z.object({ orders: z.array(listedOrder) }),
  errors: [404, 429],
} satisfies EndpointSchema;
