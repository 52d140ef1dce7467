import { enqueueMail } from '#shop/mail/outbox.ts';
import { addDevice, removeDevices, type Subscription } from '#shop/push/device-store.ts';
import type { Webhook } from '#shop/push/discord/address.ts';
import { removeWebhook, setWebhook } from '#shop/push/discord/store.ts';
import { renewLink } from '#shop/order/link.ts';
import { LIVE } from '#shop/order/stage.ts';
import { endOrder } from '#shop/refund/end-order.ts';
import { refundIfEnded } from '#shop/refund/calculate-refund.ts';
import { oweCompensation } from '#shop/refund/store.ts';
import { worthOf } from '#shop/order/store.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { addMessage } from './message-store.ts';
import { openStop, resumeClock, pauseClock } from '#shop/lifecycle/stop-store.ts';
import { readWork } from '#shop/order/work/work-store.ts';

// What the holder of an order's token may do. Each action is rejected, with nothing changed, if the
// order's stage does not allow it.

export async function sendMessage({ tx, order, now }: Change, text: string): Promise<void> {
  await addMessage(tx, { orderId: order.id, author: 'buyer', text }, now);
}

export async function pause({ tx, order, now }: Change): Promise<void> {
  const open = await openStop(tx, order.id);
  if (order.stage === 'paused' && open?.cause === 'buyer') return;
  const { lines } = await readWork(tx, order);
  const isPausable = lines.some((line) => line.event_id === null && !line.done_at);
  if (order.stage !== 'in_progress' || open || !isPausable) throw conflict('This order cannot be paused now.');
  await pauseClock(tx, order, 'buyer', now);
}

export async function resume({ tx, order, now }: Change): Promise<void> {
  if (order.stage === 'in_progress') return;
  const open = await openStop(tx, order.id);
  if (open?.cause !== 'buyer') throw conflict('This order cannot be resumed now.');
  await resumeClock(tx, order, now);
}

export async function confirmDone({ tx, order, now }: Change): Promise<void> {
  if (order.confirmed_at) return;
  if (order.stage !== 'completed') throw conflict('This order is not done yet.');
  await oweCompensation(tx, await readWork(tx, order), now);
  await tx.updateTable('placed_order').set({ confirmed_at: now }).where('id', '=', order.id).execute();
}

export async function withdraw({ tx, order, now }: Change): Promise<void> {
  if (order.stage === 'cancelled' || order.stage === 'refunded') return;
  const work = await readWork(tx, order);
  const isBegun = work.lines.some((line) => line.started_at);
  const reason = isBegun ? 'Canceled: the share not done' : 'Canceled before the work began';
  const isDone = LIVE.includes(order.stage) && worthOf(order) > 0 && refundIfEnded(work).minor === 0;
  const isOver = order.stage === 'completed' || order.stage === 'disputed' || isDone;
  if (isOver || !(await endOrder(tx, order, { cause: 'withdrawn', reason }, now))) {
    throw conflict('This order can no longer be canceled.');
  }
}

export async function acceptCompensation({ tx, order, now }: Change): Promise<void> {
  const work = await readWork(tx, order);
  const { minor } = await oweCompensation(tx, work, now);
  if (minor > 0 || work.refunds.some(({ cause }) => cause === 'late')) return;
  throw conflict('There is nothing to accept.');
}

export async function startPush({ tx, order, now }: Change, given: Subscription): Promise<void> {
  if (await addDevice(tx, order.id, given, now)) return;
  throw conflict('Five browsers get notifications for this order already. Stop one of them first.');
}

/** @param device all fields but the order. */
export async function stopPush({ tx, order }: Change, device: string | undefined): Promise<void> {
  await removeDevices(tx, order.id, device);
}

/** @param webhook undefined removes it. */
export async function setDiscord({ tx, order, now }: Change, webhook: Webhook | undefined): Promise<void> {
  if (!webhook) return removeWebhook(tx, order.id);
  if (order.anonymised_at) throw conflict('This order sends no more updates.');
  await setWebhook(tx, order.id, webhook, now);
}

/** The old link ends; the new one is returned, and mailed to the buyer. */
export async function revokeLink({ tx, order, now }: Change): Promise<void> {
  const token = await renewLink(tx, order.id, now);
  const message = { kind: 'order-link', number: `WS-${order.id}`, token, because: 'revoked' } as const;
  await enqueueMail(tx, { event: `order-link:${order.id}:${order.version}`, recipient: order.email, message }, now);
}
