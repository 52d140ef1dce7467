import type { Tx } from '#shop/db/database.ts';
import { invoiceName } from '#shop/invoice/rules.ts';
import { readInvoices } from '#shop/invoice/store.ts';
import { linePromise } from '#shop/promise/line.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import type { Message } from '#shop/mail/message.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { adjustments, lineFacts, linePrice } from '#shop/order/line/line-facts.ts';
import { type Order, type OrderLine, readLines, worthOf } from '#shop/order/store.ts';
import { vatWords } from '#shop/vat/words.ts';

/** Mails the buyer that the order is placed, once, whatever happens to it later. */
export async function announceOrder(tx: Tx, order: Order, lines: OrderLine[], now: Date): Promise<void> {
  const vat = vatWords(order.billing, worthOf(order), order.currency);
  const message = {
    kind: 'order-placed',
    ...addressOf(order),
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      isRun: line.event_id !== null,
      total: linePrice(line.total_minor, order.currency),
      facts: lineFacts(line),
    })),
    adjustments: adjustments(order),
    total: formatMinor(order.total_minor, order.currency),
    ...(vat && { vat }),
    payBy: order.stage === 'pending' ? (order.expires_at?.toISOString() ?? null) : null,
    hasSeats: lines.some(({ event_id }) => event_id !== null),
  } as const;
  await write(tx, order, `order-placed:${order.id}`, message, now);
}

/** Mails that the payment has arrived, with the promised times; nothing for a free order. */
export async function announcePayment(tx: Tx, order: Order, now: Date): Promise<void> {
  if (worthOf(order) === 0) return;
  const work = await readWork(tx, order);
  const [invoice] = await readInvoices(tx, order.id);
  const message = {
    kind: 'order-paid',
    ...addressOf(order),
    total: formatMinor(order.total_minor, order.currency),
    paymentMethod: order.payment_title,
    ...(invoice && { invoice: invoiceName(invoice) }),
    lines: work.lines.map((line) => {
      const { startBy, doneBy } = linePromise(work, line, now);
      return { name: line.name, startBy: startBy?.toISOString() ?? null, doneBy: doneBy?.toISOString() ?? null };
    }),
  } as const;
  await write(tx, order, `order-paid:${order.id}`, message, now);
}

/** Mails that the team has started a line. */
export async function announceStart(tx: Tx, order: Order, lineId: number, now: Date): Promise<void> {
  const work = await readWork(tx, order);
  const line = work.lines.find((one) => one.id === lineId);
  if (!line) return;
  const doneBy = linePromise(work, line, now).doneBy?.toISOString() ?? null;
  const message = { kind: 'order-started', ...addressOf(order), line: line.name, doneBy } as const;
  await write(tx, order, `order-started:${lineId}`, message, now);
}

/** Mails that everything is done and waits for the buyer's confirmation. */
export async function announceDone(tx: Tx, order: Order, now: Date): Promise<void> {
  const lines = await readLines(tx, order.id);
  const message = { kind: 'order-done', ...addressOf(order), lines: lines.map(nameOf) } as const;
  await write(tx, order, `order-done:${order.id}`, message, now);
}

async function write(tx: Tx, order: Order, event: string, message: Message, now: Date): Promise<void> {
  await enqueueMail(tx, { event, recipient: order.email, message }, now);
}

function addressOf({ id, token }: Order) {
  return { number: `WS-${id}`, token };
}

function nameOf({ name }: OrderLine): string {
  return name;
}
