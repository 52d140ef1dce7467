import { createHash } from 'node:crypto';
import { lastCatalogue } from '#shop/db/catalogue.ts';
import type { Deps } from '#shop/http/call.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { type Addressed, noteUndelivered } from '#shop/push/undelivered-store.ts';
import { siteIn } from '#shop/site/store.ts';
import { renderEmail } from './email/email.ts';
import { claimMail, dropMail, holdMail, markFailed, markSent, type WaitingMail } from './queue-store.ts';
import { judgeMail } from './recipient-limit.ts';
import { retryAt } from './rules.ts';
import { openTransport, type Transport } from './transport.ts';

const ROUND_PAUSE_MS = 2_000;
/** Few enough to be sent, or to fail, within the lease. */
const MAILS_AT_ONCE = 5;
const MAX_ERROR_LENGTH = 300;

type MailWorkerDeps = Omit<Deps, 'catalogueVersion' | 'search'>;

export type MailWorker = {
  /** Sends what is due. Rounds never overlap. */
  deliver(): Promise<void>;
  /** Waits for the current round. */
  stop(): Promise<void>;
};

/** Empties the outbox until stopped. Several workers, in several processes, share the work. */
export function startMailWorker(deps: MailWorkerDeps, transport: Transport = openTransport(deps.config)): MailWorker {
  let round = Promise.resolve();
  const deliver = () => {
    round = round.then(() => processBatch(deps, transport));
    return round;
  };
  const timer = setInterval(() => void deliver(), ROUND_PAUSE_MS);
  timer.unref();
  return {
    deliver,
    async stop() {
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}

async function processBatch(deps: MailWorkerDeps, transport: Transport): Promise<void> {
  try {
    for (;;) {
      const due = await claimMail(deps.db, MAILS_AT_ONCE, deps.now());
      for (const mail of due) await sendNext(deps, transport, mail);
      if (due.length < MAILS_AT_ONCE) return;
    }
  } catch (err) {
    deps.log.warn({ err }, 'Email outbox paused: reading it from the database failed; will retry');
  }
}

async function sendNext(deps: MailWorkerDeps, transport: Transport, mail: WaitingMail): Promise<void> {
  const verdict = await judgeMail(deps, mail);
  if (verdict === 'send') await sendOne(deps, transport, mail);
  else if (verdict === 'drop')
    await dropMail(deps.db, mail.id, 'Outdated: the order has moved on or ended', deps.now());
  else await holdMail(deps.db, mail, new Date(deps.now().getTime() + verdict.holdSeconds * 1000));
}

async function sendOne(
  { db, config, log, now }: MailWorkerDeps,
  transport: Transport,
  mail: WaitingMail,
): Promise<void> {
  try {
    const company = (await siteIn(await lastCatalogue(db)))?.company;
    const letter = renderEmail(mail.message, {
      siteUrl: config.siteUrl,
      publicUrl: config.payUrl,
      ...(company && { seller: `${company.name}, registered in ${company.place}, number ${company.registration}` }),
    });
    await transport.send({
      ...letter,
      id: mail.id,
      from: config.mailFrom,
      to: mail.recipient,
      messageId: messageIdOf(mail.event, config.siteUrl),
      date: mail.created_at,
    });
  } catch (err) {
    const retry = retryAt(mail.attempts, now());
    // Greylisting servers reject the first attempt for some minutes: only a second failure is logged.
    const order = !retry || mail.attempts > 1 ? orderOf(mail) : undefined;
    if (order && (await noteUndelivered(db, order, 'email', now()))) notifyWaiting(db);
    const reason = reasonOf(err);
    await markFailed(db, mail.id, reason, retry, now());
    const facts = { reason, mail: mail.id, event: mail.event, attempts: mail.attempts };
    if (retry) log.warn(facts, 'Email could not be sent; will retry');
    else log.error(facts, 'Email could not be sent; giving up');
    return;
  }
  if (await markSent(db, mail.id, orderOf(mail), now())) notifyWaiting(db);
}

/** The order whose page reports the mail, if its current holder is the recipient. */
function orderOf({ message, recipient }: WaitingMail): Addressed | undefined {
  return 'number' in message ? { id: Number(message.number.replace('WS-', '')), holder: recipient } : undefined;
}

// Mail servers often repeat the recipient, which must not be logged.
function reasonOf(err: unknown): string {
  const text = err instanceof Error ? err.message : String(err);
  return text.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)').slice(0, MAX_ERROR_LENGTH);
}

// The same for every delivery of one mail, so that a mail program shows a repeated one once.
function messageIdOf(event: string, siteUrl: string): string {
  const name = createHash('sha256').update(event).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
