import type { Db } from '#shop/db/database.ts';
import type { Limiter } from '#shop/limit/limiter.ts';
import { CREATED, PENDING } from '#shop/order/stage.ts';
import type { Message } from './message.ts';
import type { WaitingMail } from './queue-store.ts';

/** What becomes of a mail that somebody else may have caused: sent, held back for some seconds, or dropped. */
export type Verdict = 'send' | 'drop' | { holdSeconds: number };

/**
 * Anyone who orders, asks or subscribes names an address that need not be his own, so one mailbox gets
 * only so many of the mails that cost nothing to cause. What is over waits, and is dropped once its
 * order has ended unpaid. Mails of paid orders and mails to the team are never counted.
 */
export async function judgeMail({ db, limiter }: { db: Db; limiter: Limiter }, mail: WaitingMail): Promise<Verdict> {
  // It was counted when it was tried first.
  if (mail.attempts > 1) return 'send';
  const cause = await causeOf(db, mail.message);
  if (cause === 'trusted') return 'send';
  const allowance = await limiter.count('mail', { own: mailboxOf(mail.recipient) });
  if (!allowance || allowance.isAllowed) return 'send';
  return cause === 'ended' ? 'drop' : { holdSeconds: allowance.resetSeconds };
}

/** `ended`: of an order that came to nothing, which nobody can pay any more. */
type Cause = 'trusted' | 'anybody' | 'ended';

const CAUSED_BY_ANYBODY: ReadonlySet<Message['kind']> = new Set([
  'subscribe-confirm',
  'inquiry-received',
  'order-list',
]);

async function causeOf(db: Db, message: Message): Promise<Cause> {
  if (CAUSED_BY_ANYBODY.has(message.kind)) return 'anybody';
  if (message.kind !== 'order-placed' && message.kind !== 'order-link') return 'trusted';
  const order = await db
    .selectFrom('placed_order')
    .where('id', '=', Number(message.number.replace('WS-', '')))
    .select(['status', 'paid_at'])
    .executeTakeFirst();
  if (order?.paid_at) return 'trusted';
  return order?.status === CREATED || order?.status === PENDING ? 'anybody' : 'ended';
}

const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: without capitals, and without what may be added to its name. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, at).split('+');
  return `${IGNORES_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
