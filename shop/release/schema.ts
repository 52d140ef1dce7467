import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { id } from '#shop/http/endpoint/field.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';

const since = withErrorCode(
  'invalid_release',
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Invalid release')
    .meta({ description: 'A release that was on sale before' })
    .transform(Number),
);

export const getRelease = {
  id: 'getRelease',
  summary: 'The number of the catalogue on sale; it grows with every release',
  query: z.object({ since: since.optional() }),
  data: z.object({
    release: id,
    reviews: id.meta({ description: 'Grows with every change of a review' }),
    games: z
      .array(z.string())
      .nullable()
      .optional()
      .meta({ description: 'With `since`: the games whose products have changed; null when more than that has' }),
  }),
} satisfies EndpointSchema;
