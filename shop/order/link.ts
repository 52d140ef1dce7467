import { randomBytes } from 'node:crypto';
import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { removeWebhook } from '#shop/push/discord/store.ts';
import { removeDevices } from '#shop/push/device-store.ts';
import type { Order } from './store.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether the link has expired: this many days after the order was completed or ended, or
 * after the link was renewed. The link of an open order never expires.
 *
 * @param days 0: never.
 */
export function isLinkExpired(
  order: Pick<Order, 'stage' | 'completed_at' | 'ended_at' | 'link_issued_at'>,
  days: number,
  now: Date,
): boolean {
  const overAt = order.ended_at ?? (order.stage === 'completed' ? order.completed_at : null);
  if (days === 0 || !overAt) return false;
  const since = Math.max(overAt.getTime(), order.link_issued_at?.getTime() ?? 0);
  return now.getTime() - since >= days * DAY_MS;
}

/** Its holder may see and change the order. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function expiredLink(): HttpError {
  const message = 'This link has expired. Ask for a new one with the number of the order and its e-mail address.';
  return new HttpError(410, [{ code: 'link_expired', message }]);
}

/** The old link ends permanently, and so do notifications, which link to it. @returns the new token. */
export async function renewLink(tx: Tx, orderId: number, now: Date): Promise<string> {
  const token = newToken();
  await removeDevices(tx, orderId);
  await removeWebhook(tx, orderId);
  await tx.updateTable('placed_order').set({ token, link_issued_at: now }).where('id', '=', orderId).execute();
  return token;
}
