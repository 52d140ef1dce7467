import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count } from '#shop/http/endpoint/field.ts';
import { text } from './text.ts';

export const listSearches = {
  id: 'deskListSearches',
  summary: 'What at least three people searched for within 90 days and found little of, most often first',
  data: z.array(z.object({ term: z.string(), times: count, found: count, last: z.string() })),
  total: true,
} satisfies EndpointSchema;

export const addSynonym = {
  id: 'deskAddSynonym',
  summary: 'Lets searches for either of two words find the other one, within seconds',
  body: z.object({ term: text('Term', 60), meaning: text('Meaning', 60) }),
  data: z.object({ term: z.string(), meaning: z.string() }),
} satisfies EndpointSchema;
