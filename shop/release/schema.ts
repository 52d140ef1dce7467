import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { id } from '#shop/http/endpoint/field.ts';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';

const since = withErrorCode(
  'invalid_release',
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Invalid release')
    .meta({ description: 'Number of an earlier release' })
    .transform(Number),
);

export const getRelease = {
  id: 'getRelease',
  summary: 'Returns the number of the current catalogue release; it increases with every release',
  query: z.object({ since: since.optional() }),
  data: z.object({
    release: id,
    reviews: id.meta({ description: 'Version of the reviews; increases with every change of a review' }),
    games: z
      .array(z.string())
      .nullable()
      .optional()
      .meta({ description: 'With `since`: slugs of games whose products changed; null if more than that changed' }),
  }),
} satisfies EndpointSchema;
