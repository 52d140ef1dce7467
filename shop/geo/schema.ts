import { z } from 'zod';
import { readAddress } from '#shop/http/caller/address.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { currencyCode } from '#shop/http/endpoint/field.ts';

const ip = withErrorCode(
  'invalid_address',
  z
    .string()
    .optional()
    .meta({ description: 'IPv4 or IPv6 address' })
    .transform((text = '', { addIssue }) => {
      const address = readAddress(text);
      if (address === undefined) addIssue({ code: 'custom', message: 'Invalid IP address' });
      return address ?? '';
    }),
);

export const getPlace = {
  id: 'getPlace',
  summary: 'Returns country, currency, language and region of an IP address',
  params: z.object({ ip }),
  data: z
    .object({
      country_code: z.string().regex(/^[A-Z]{2}$/),
      currency: currencyCode,
      language: z.literal('en-us'),
      region: z.enum(['us', 'eu']),
    })
    .meta({ id: 'Place' }),
} satisfies EndpointSchema;
