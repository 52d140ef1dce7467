import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { email } from '#shop/fulfilment/schema/email.ts';
import { headers, params } from '#shop/fulfilment/schema/token.ts';

export const handOverOrder = {
  id: 'handOverOrder',
  summary: 'Gives a paid order to another address, which alone is mailed its new link; the token ends',
  params,
  headers,
  body: z.object({ email }),
  data: z.object({ status: z.literal('handed_over') }),
  errors: [404, 409, 410, 422, 429],
} satisfies EndpointSchema;
