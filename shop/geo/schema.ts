import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { currencyCode } from '#shop/http/field.ts';

export const getPlace: EndpointSchema = {
  id: 'getPlace',
  summary: 'Country, currency, language and region of an address',
  params: z.object({ ip: z.string().optional().meta({ description: 'IPv4 or IPv6' }) }),
  data: z
    .object({
      country_code: z.string().regex(/^[A-Z]{2}$/),
      currency: currencyCode,
      language: z.literal('en-us'),
      region: z.enum(['us', 'eu']),
    })
    .meta({ id: 'Place' }),
};
