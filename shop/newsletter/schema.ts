import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { validatedByHandler } from '#shop/http/input.ts';
import { SOURCES } from './rules.ts';

export const subscribe: EndpointSchema = {
  id: 'subscribe',
  summary: 'Sends a link to confirm with; answers alike for known and unknown addresses',
  body: z.object({
    email: validatedByHandler({ type: 'string', format: 'email', maxLength: 96 }),
    source: validatedByHandler({ type: 'string', enum: [...SOURCES], default: 'footer' }),
    agree: validatedByHandler({ enum: [0, 1, '0', '1', true, false] }),
  }),
  data: z.object({ status: z.literal('pending') }),
  refusals: [429],
};

export const confirmSubscription: EndpointSchema = {
  id: 'confirmSubscription',
  summary: 'Where the mailed link leads; works once, within seven days. A browser is sent on to the storefront',
  params: z.object({ token: z.string() }),
  data: z.object({ status: z.literal('confirmed') }),
  html: true,
  refusals: [404],
};
