import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { flag, id } from '#shop/http/endpoint/field.ts';

const language = z
  .object({
    language_id: id,
    name: z.string().min(1),
    code: z.string().min(1).meta({ description: 'Value for the header `X-Oc-Merchant-Language`' }),
    locale: z.string().min(1),
    image: z.string(),
    directory: z.string(),
    sort_order: z.int(),
    status: flag,
  })
  .meta({ id: 'Language' });

export const listLanguages = {
  id: 'listLanguages',
  summary: 'Lists the languages of the catalogue',
  data: z.array(language),
  total: true,
} satisfies EndpointSchema;
