import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { id } from '#shop/http/endpoint/field.ts';

export const listOrderStatuses = {
  id: 'listOrderStatuses',
  summary: 'Lists all order statuses',
  data: z.array(z.object({ order_status_id: id, name: z.string().min(1) })),
  total: true,
} satisfies EndpointSchema;
