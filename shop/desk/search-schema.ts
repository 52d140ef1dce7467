import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count } from '#shop/http/endpoint/field.ts';
import { text } from './text.ts';

export const listSearches = {
  id: 'deskListSearches',
  summary: 'Lists terms searched by at least three people in 90 days with few results, most frequent first',
  data: z.array(z.object({ term: z.string(), times: count, found: count, last: z.string() })),
  total: true,
} satisfies EndpointSchema;

export const addSynonym = {
  id: 'deskAddSynonym',
  summary: 'Makes two words synonyms in the search, within seconds',
  body: z.object({ term: text('Term', 60), meaning: text('Meaning', 60) }),
  data: z.object({ term: z.string(), meaning: z.string() }),
} satisfies EndpointSchema;
