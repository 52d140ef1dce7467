import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { lenient } from '#shop/http/endpoint/input.ts';

const MAX_TOKEN_LENGTH = 256;

const text = lenient({ type: 'string' }, (sent) => (typeof sent === 'string' ? sent : undefined));
const oldToken = lenient(
  { type: ['string', 'null'], description: 'Previous token; its session continues with the new token' },
  (sent) => (typeof sent === 'string' && sent.length <= MAX_TOKEN_LENGTH ? sent : undefined),
);

const request = z.object({ old_token: oldToken, grant_type: text, client_id: text, client_secret: text }).optional();

const token = z
  .object({
    access_token: z.string().regex(/^[\w-]{43}$/),
    expires_in: z.int().positive().meta({ description: 'Lifetime in seconds' }),
    token_type: z.literal('Bearer'),
  })
  .meta({ id: 'Token' });

export const giveToken = {
  id: 'giveToken',
  summary: 'Issues a token with a session; send the client credentials as Basic authorization or in the body',
  params: z.object({ grant: z.string().optional().meta({ description: 'Grant type: `client_credentials`' }) }),
  body: request,
  data: token,
  client: true,
  errors: [429],
} satisfies EndpointSchema;
