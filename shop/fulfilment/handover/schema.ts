import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { email } from '#shop/fulfilment/schema/email.ts';
import { headers, params } from '#shop/fulfilment/schema/token.ts';

export const handOverOrder = {
  id: 'handOverOrder',
  summary: 'Transfers a paid order to another e-mail address, which alone gets the new link; revokes the token',
  params,
  headers,
  body: z.object({ email }),
  data: z.object({ status: z.literal('handed_over') }),
  errors: [404, 409, 410, 422, 429],
} satisfies EndpointSchema;
