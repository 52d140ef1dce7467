import type { Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { enqueueDiscord } from '#shop/push/discord/store.ts';
import { enqueuePush } from '#shop/push/queue-store.ts';
import type { Message } from './message.ts';
import { pushTextOf } from './push-text.ts';

/**
 * Puts a mail into the outbox, within the transaction that causes it: no mail without
 * the event, no event without the mail. Mails about an order's progress also notify its browsers and its
 * Discord channel.
 *
 * @param event identifies the mail, such as `order-placed:17`; a second mail for it is dropped.
 */
export async function enqueueMail(
  tx: Tx,
  { event, recipient, message }: { event: string; recipient: string; message: Message },
  now: Date,
): Promise<void> {
  // An anonymised order has no address any more.
  if (recipient === '') return;
  const inserting = tx
    .insertInto('mail_outbox')
    .values({ event, recipient, message: JSON.stringify(message), created_at: now, next_try_at: now })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id');
  const inserted = send(tx, inserting);
  const text = pushTextOf(message);
  if (!text || !('number' in message) || (await inserted).length === 0) return;
  const orderId = Number(message.number.replace('WS-', ''));
  await enqueuePush(tx, orderId, text, now);
  await enqueueDiscord(tx, orderId, text, now);
}
