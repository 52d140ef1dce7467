import { z } from 'zod';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { noteChange } from '#shop/order/change.ts';
import { lockOrder } from '#shop/order/store.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { digestOf, moveDevice, ordersOfDevice } from '#shop/push/device-store.ts';
import { renewal } from '#shop/push/schema.ts';

const renewNotifications = {
  id: 'renewNotifications',
  summary: 'Replaces the push subscription of a browser, for all of its orders',
  body: z.object(renewal),
  data: z.object({ status: z.literal('renewed') }),
  errors: [404, 429],
} satisfies EndpointSchema;

/** Below `/api/public`: the browser itself calls it, which knows no order. */
export const renewPushEndpoints: Endpoint[] = [
  endpoint({ method: 'POST', path: '/push/renew', auth: 'none', schema: renewNotifications, handle: renew }),
];

async function renew(call: CheckedCall<typeof renewNotifications>): Promise<Answer> {
  const { db } = call.deps;
  const { old_endpoint, old_auth: auth, ...given } = call.body;
  const old = { endpoint: old_endpoint, auth };
  // The storefront forwards it for all, so the network address tells nothing.
  await requireAllowed({ ...call, address: '' }, 'act', `renew ${digestOf(old.endpoint)}`);
  const orderIds = await ordersOfDevice(db, old);
  if (orderIds.length === 0) {
    throw new HttpError(404, [{ code: 'not_found', field: 'old_endpoint', message: 'There is no such browser.' }]);
  }
  for (const id of orderIds) {
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, id);
      await moveDevice(tx, id, old, given);
      await noteChange(tx, id);
    });
  }
  notifyWaiting(db);
  return { data: { status: 'renewed' } };
}
