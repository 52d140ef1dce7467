import type { Agent } from 'node:https';
import type { Logger } from 'pino';
import type { ShopConfig } from '#shop/config/config.ts';
import { orderUrl } from '#shop/config/storefront.ts';
import type { Db } from '#shop/db/database.ts';
import { type PushKeys, readPushKeys } from './keys.ts';
import { publicAgent } from './public-agent.ts';
import { claimPushes, type DuePush, postponePush, removeDevice, removePush } from './queue-store.ts';
import { noteDelivered, noteUndelivered } from './undelivered-store.ts';
import { sendPush } from './send-push.ts';

const AT_ONCE = 10;
const MINUTE_MS = 60 * 1000;
/** Pauses after the first attempt, the second, and so on; then a message is given up. */
const PAUSES_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
/** The push service no longer knows the browser. */
const GONE = [404, 410];

type Deps = {
  db: Db;
  config: ShopConfig;
  now(): Date;
  log: Logger;
  /** Notifies open pages that an order has changed. */
  onChange(): void;
};

const agent = publicAgent();

/** Sends due notifications to the browsers of orders; several processes share the work. */
export async function deliverPushes(deps: Deps): Promise<void> {
  const { db, config, now } = deps;
  for (;;) {
    const due = await claimPushes(db, AT_ONCE, now());
    if (due.length === 0) return;
    const keys = await readPushKeys(db, config, now());
    const statuses = await Promise.all(due.map((push) => send(push, deps, keys, config.push.agent ?? agent)));
    for (const [at, push] of due.entries()) await settle(push, statuses[at] ?? 0, deps);
  }
}

/** @returns the status of the response; 0 if there was none. */
async function send(push: DuePush, { config, log }: Deps, keys: PushKeys, through: Agent): Promise<number> {
  const path = new URL(orderUrl(config.siteUrl, push.token)).pathname;
  const notice = { title: `Order WS-${push.order_id}`, body: push.text, path };
  try {
    return await sendPush(push, notice, { keys, contact: `mailto:${config.supportMail}`, agent: through });
  } catch (err) {
    log.debug({ err, push: push.id }, 'Request to the push service failed');
    return 0;
  }
}

async function settle(push: DuePush, status: number, { db, log, now, onChange }: Deps): Promise<void> {
  if (status >= 200 && status < 300) {
    if (await noteDelivered(db, { id: push.order_id }, 'push')) onChange();
    return removePush(db, push.id);
  }
  const isGone = GONE.includes(status);
  // A temporary failure of the service is not logged.
  if ((isGone || push.attempts > 1) && (await noteUndelivered(db, { id: push.order_id }, 'push', now()))) onChange();
  if (isGone) return removeDevice(db, push.device_id);
  const pause = PAUSES_MS[push.attempts - 1];
  const facts = { status, push: push.id, order: push.order_id, attempts: push.attempts };
  if (pause === undefined) {
    log.warn(facts, 'Push notification could not be sent; giving up');
    return removePush(db, push.id);
  }
  log.info(facts, 'Push notification could not be sent; will retry');
  await postponePush(db, push.id, new Date(now().getTime() + pause));
}
