import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';

const redirect = z
  .object({
    kind: z.enum(['product', 'category']),
    old_slug: z.string().min(1).meta({ description: 'Slug of a product, or full path of a category' }),
    new_slug: z.string().min(1),
    answers: z
      .record(z.string(), z.string())
      .meta({ description: 'What to choose of the new product, by keys of options and values' }),
  })
  .meta({ id: 'Redirect' });

export const listRedirects = {
  id: 'listRedirects',
  summary: 'Old addresses of products and categories, and where they lead now',
  data: z.array(redirect),
  total: true,
} satisfies EndpointSchema;
