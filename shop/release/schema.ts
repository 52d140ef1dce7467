import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint-schema.ts';
import { id } from '#shop/http/field.ts';

export const getRelease: EndpointSchema = {
  id: 'getRelease',
  summary: 'The number of the catalogue on sale; it grows with every release',
  data: z.object({ release: id }),
};
