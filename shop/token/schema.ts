import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';

const request = z
  .object({
    old_token: z
      .unknown()
      .optional()
      .meta({
        override: { type: ['string', 'null'], description: 'Its session goes on with the new token' },
      }),
    grant_type: z
      .unknown()
      .optional()
      .meta({ override: { type: 'string' } }),
    client_id: z
      .unknown()
      .optional()
      .meta({ override: { type: 'string' } }),
    client_secret: z
      .unknown()
      .optional()
      .meta({ override: { type: 'string' } }),
  })
  .optional();

const token = z
  .object({
    access_token: z.string().regex(/^[\w-]{43}$/),
    expires_in: z.int().positive().meta({ description: 'Seconds' }),
    token_type: z.literal('Bearer'),
  })
  .meta({ id: 'Token' });

export const giveToken: EndpointSchema = {
  id: 'giveToken',
  summary: 'A token with a session; the client credentials come as Basic authorization or in the body',
  params: z.object({ grant: z.string().optional().meta({ description: '`client_credentials`' }) }),
  body: request,
  data: token,
  client: true,
  refusals: [429],
};
