import type { Agent } from 'node:https';
import type { Logger } from 'pino';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { publicAgent } from '#shop/push/public-agent.ts';
import { noteDelivered, noteUndelivered } from '#shop/push/undelivered-store.ts';
import { type Answered, sendDiscord } from './send-discord.ts';
import { claimMessages, type DueMessage, postponeMessage, removeMessage, setWebhookState } from './store.ts';

const AT_ONCE = 10;
const MINUTE_MS = 60 * 1000;
/** Pauses after the first attempt, the second, and so on; then a message is given up. */
const PAUSES_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
/** Discord sends the wait in seconds; one of more than an hour is cut to an hour. */
const MAX_PAUSE_MS = 60 * MINUTE_MS;
/** Discord no longer knows the webhook, or its token. */
const GONE = [401, 404];
const TOO_MANY = 429;

type Deps = {
  db: Db;
  config: ShopConfig;
  now(): Date;
  log: Logger;
  /** Notifies open pages that an order has changed. */
  onChange(): void;
};

const agent = publicAgent();

/** Sends due messages to the channels of orders; several processes share the work. */
export async function deliverDiscord(deps: Deps): Promise<void> {
  for (;;) {
    const due = await claimMessages(deps.db, AT_ONCE, deps.now());
    if (due.length === 0) return;
    const answers = await Promise.all(due.map((message) => send(message, deps, deps.config.push.agent ?? agent)));
    for (const [at, message] of due.entries()) await settle(message, answers[at] ?? NONE, deps);
  }
}

const NONE: Answered = { status: 0, retryAfterMs: undefined };

async function send(message: DueMessage, { log }: Deps, through: Agent): Promise<Answered> {
  try {
    return await sendDiscord(message, `**Order WS-${message.orderId}**: ${message.text}`, through);
  } catch (err) {
    log.debug({ err, message: message.id }, 'Request to Discord failed');
    return NONE;
  }
}

async function settle(message: DueMessage, { status, retryAfterMs }: Answered, deps: Deps): Promise<void> {
  const { db, log, now } = deps;
  if (status >= 200 && status < 300) {
    await removeMessage(db, message.id);
    if (await noteDelivered(db, { id: message.orderId }, 'discord')) deps.onChange();
    return change(message, 'on', deps);
  }
  if (GONE.includes(status)) return change(message, 'gone', deps);
  // Discord's rate limits are not failures.
  const isFailure = status !== TOO_MANY;
  if (isFailure && (await noteUndelivered(db, { id: message.orderId }, 'discord', now()))) deps.onChange();
  const pause = PAUSES_MS[message.attempts - 1];
  const facts = { status, message: message.id, order: message.orderId, attempts: message.attempts };
  if (pause === undefined) {
    log.warn(facts, 'Discord message could not be sent; giving up');
    return removeMessage(db, message.id);
  }
  log.info(facts, 'Discord message could not be sent; will retry');
  const asked = status === TOO_MANY && retryAfterMs !== undefined ? Math.min(retryAfterMs, MAX_PAUSE_MS) : pause;
  await postponeMessage(db, message.id, new Date(now().getTime() + asked));
}

async function change(message: DueMessage, state: 'on' | 'gone', { db, onChange }: Deps): Promise<void> {
  if (await inTransaction(db, (tx) => setWebhookState(tx, message, state))) onChange();
}
