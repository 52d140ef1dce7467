import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { endpoint } from '#shop/http/endpoint/endpoint.ts';
import { listStatuses } from './stage.ts';
import * as schema from './status-schema.ts';

export const orderStatusEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/order_statuses',
    auth: 'session',
    cache: PUBLIC_CACHE,
    schema: schema.listOrderStatuses,
    handle: listOrderStatuses,
  }),
];

async function listOrderStatuses(): Promise<Answer> {
  const data = listStatuses().map(({ id, name }) => ({ order_status_id: id, name }));
  return { data, total: data.length };
}
