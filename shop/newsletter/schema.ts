import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { ignored, lenient } from '#shop/http/endpoint/input.ts';
import { isContractEmail } from '#shop/product/quote/text/text-format.ts';
import { SOURCES } from './rules.ts';

export const subscribe = {
  id: 'subscribe',
  summary: 'Mails a confirmation link; same response for known and unknown addresses',
  body: z.object({
    email: lenient({ type: 'string', format: 'email', maxLength: 96 }, (sent) =>
      typeof sent === 'string' ? sent.trim().toLowerCase() : '',
    ).refine(isContractEmail, 'E-Mail address does not appear to be valid!'),
    source: lenient({ type: 'string', enum: [...SOURCES], default: 'footer' }, (sent, issues) => {
      const source = SOURCES.find((known) => known === (sent ?? 'footer'));
      if (source) return source;
      issues.addIssue({ code: 'custom', message: 'Invalid source' });
      return z.NEVER;
    }),
    agree: ignored({ enum: [0, 1, '0', '1', true, false] }),
  }),
  data: z.object({ status: z.literal('pending') }),
  errors: [429],
} satisfies EndpointSchema;

export const confirmSubscription = {
  id: 'confirmSubscription',
  summary: 'Confirms a subscription once, within seven days; redirects a browser to the storefront',
  params: z.object({ token: z.string() }),
  data: z.object({ status: z.literal('confirmed') }),
  html: true,
  errors: [404],
} satisfies EndpointSchema;
