import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';

const redirect = z
  .object({
    kind: z.enum(['product', 'category']),
    old_slug: z.string().min(1).meta({ description: 'Slug of a product, or full path of a category' }),
    new_slug: z.string().min(1),
    answers: z
      .record(z.string(), z.string())
      .meta({ description: 'Options to preselect on the new product: option key → value key' }),
  })
  .meta({ id: 'Redirect' });

export const listRedirects = {
  id: 'listRedirects',
  summary: 'Lists old slugs of products and categories with their new slugs',
  data: z.array(redirect),
  total: true,
} satisfies EndpointSchema;
