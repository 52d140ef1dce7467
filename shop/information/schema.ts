import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { flag, html, id } from '#shop/http/endpoint/field.ts';
import { identifier, slug } from '#shop/http/endpoint/input.ts';

const page = z
  .object({
    information_id: id,
    title: z.string().min(1),
    seo_url: z.string().min(1),
    description: html,
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keyword: z.string(),
    sort_order: z.int(),
    status: flag,
    bottom: flag,
    language_id: id,
    store_id: z.int(),
  })
  .meta({ id: 'Information' });

export const listInformation = {
  id: 'listInformation',
  summary: 'Lists the content pages by title',
  data: z.array(z.object({ id, title: z.string().min(1), seo_url: z.string().min(1) })),
  total: true,
} satisfies EndpointSchema;

export const getInformation = {
  id: 'getInformation',
  summary: 'Returns a content page by ID',
  params: z.object({ id: identifier }),
  data: page,
  errors: [404],
} satisfies EndpointSchema;

export const getInformationBySlug = {
  id: 'getInformationBySlug',
  summary: 'Returns a content page by slug',
  params: z.object({ slug }),
  data: page,
  errors: [404],
} satisfies EndpointSchema;
