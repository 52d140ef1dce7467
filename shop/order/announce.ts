import type { Tx } from '#shop/db/database.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';

/** Writes to the buyer that the order is placed, once, whatever way it takes afterwards. */
export async function announceOrder(tx: Tx, id: number, now: Date): Promise<void> {
  const order = await tx
    .selectFrom('placed_order')
    .where('id', '=', id)
    .select(['token', 'email', 'currency', 'total_minor'])
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('order_line')
    .where('order_id', '=', id)
    .orderBy('id')
    .select(['name', 'quantity', 'total_minor'])
    .execute();
  const message = {
    kind: 'order-placed',
    number: `WS-${id}`,
    token: order.token,
    lines: lines.map(({ name, quantity, total_minor }) => ({
      name,
      quantity,
      total: formatMinor(total_minor, order.currency),
    })),
    total: formatMinor(order.total_minor, order.currency),
  } as const;
  await enqueueMail(tx, { event: `order-placed:${id}`, recipient: order.email, message }, now);
}
