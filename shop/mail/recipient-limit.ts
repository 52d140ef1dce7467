import { domainToASCII } from 'node:url';
import type { Db } from '#shop/db/database.ts';
import type { Limiter } from '#shop/limit/limiter.ts';
import { mailboxOf } from '#shop/limit/mailbox.ts';
import { CREATED, DEAD, PENDING, TRANSITIONS } from '#shop/order/stage.ts';
import type { Message } from './message.ts';
import type { WaitingMail } from './queue-store.ts';

/** What happens to a mail that somebody else may have caused: it is sent, delayed by some seconds, or dropped. */
export type Verdict = 'send' | 'drop' | { holdSeconds: number };

/**
 * Anyone who orders, asks or subscribes may name somebody else's address, so one mailbox gets
 * a limited number of the mails that cost nothing to cause. Others wait, and are dropped once their
 * order has ended unpaid. A reminder to pay is dropped as soon as its order cannot be paid by its link. Mails
 * of orders paid with money do not count, except for links, which anyone may request who knows the address
 * and guesses a number; nor do mails to the team. A coupon costs its owner nothing, and credit is returned when the
 * order is cancelled: for an order paid by these alone, all mails count that its buyer can cause.
 */
export async function judgeMail(
  { db, limiter, now }: { db: Db; limiter: Limiter; now(): Date },
  mail: WaitingMail,
): Promise<Verdict> {
  const cause = await causeOf(db, mail.message, now());
  if (cause === 'moot') return 'drop';
  // It was counted on the first attempt.
  if (cause === 'trusted' || mail.attempts > 1) return 'send';
  const allowance = await limiter.count('mail', { own: reachedBy(mail.recipient) });
  if (!allowance || allowance.isAllowed) return 'send';
  return cause === 'ended' ? 'drop' : { holdSeconds: allowance.resetSeconds };
}

/** An internationalised domain is the same as its `xn--` form. */
function reachedBy(recipient: string): string {
  const [name = '', domain = ''] = mailboxOf(recipient).split('@');
  return `${name}@${domainToASCII(domain)}`;
}

/** `ended`: the order was given up and can no longer be paid. `moot`: what it asks for is not possible any more. */
type Cause = 'trusted' | 'anybody' | 'ended' | 'moot';

const CAUSED_BY_ANYBODY: ReadonlySet<Message['kind']> = new Set([
  'subscribe-confirm',
  'alert-confirm',
  'inquiry-received',
  'order-gift',
  'order-list',
]);

/** Mails caused by a buyer's own actions on an order. */
type OfBuyer = Extract<Message, { kind: (typeof CAUSED_BY_BUYER)[number] }>;

const CAUSED_BY_BUYER = [
  'order-placed',
  'order-unpaid',
  'order-link',
  'order-paid',
  'order-refund',
  'order-handed-over',
  'buyer-refund',
] as const;

async function causeOf(db: Db, message: Message, now: Date): Promise<Cause> {
  if (CAUSED_BY_ANYBODY.has(message.kind)) return 'anybody';
  if (!isOfBuyer(message)) return 'trusted';
  const order = await db
    .selectFrom('placed_order')
    .where('id', '=', Number(message.number.replace('WS-', '')))
    .select(['status', 'paid_at', 'expires_at', 'token', 'total_minor'])
    .executeTakeFirst();
  const isWaiting = order?.status === CREATED || order?.status === PENDING;
  switch (message.kind) {
    case 'order-unpaid': {
      const isPayable = isWaiting && order.token === message.token && order.expires_at && order.expires_at > now;
      return isPayable ? 'anybody' : 'moot';
    }
    case 'order-placed':
    case 'order-link': {
      if (!order?.paid_at) return isWaiting ? 'anybody' : 'ended';
      if (order.total_minor === 0) return isOver(order.status) ? 'ended' : 'anybody';
      return message.kind === 'order-link' && message.because === 'asked' ? 'anybody' : 'trusted';
    }
    default:
      return order?.total_minor === 0 ? 'anybody' : 'trusted';
  }
}

function isOver(status: number): boolean {
  return status === TRANSITIONS.refunded.status || DEAD.includes(status);
}

function isOfBuyer(message: Message): message is OfBuyer {
  return CAUSED_BY_BUYER.some((kind) => kind === message.kind);
}
