import type { Deps } from '#shop/http/call.ts';
import { readEvents, type Order, type OrderLine } from '#shop/order/store.ts';
import { orderData } from '#shop/order/wire.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { lineProgressData, progressData } from './wire.ts';
import { playersWire } from '#shop/player/wire.ts';
import { loginsWire } from '#shop/vault/vault.ts';
import { findWebhookState } from '#shop/push/discord/store.ts';
import { listDevices } from '#shop/push/device-store.ts';
import { listUndelivered } from '#shop/push/undelivered-store.ts';
import { readPushKeys } from '#shop/push/keys.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { isRefunded } from '#shop/refund/calculate-refund.ts';

/** An order as its holder sees it: what was bought, and its progress. */
export async function followed({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>, order: Order) {
  const bought = await orderData(db, order, await paymentActionOf(db, order, config.payUrl), config.siteUrl);
  const work = await readWork(db, order);
  const isPlayed = (line: OrderLine) => !isRefunded(work, line);
  const logins = await loginsWire(db, { order, lines: work.lines, isPlayed }, now());
  const players = await playersWire(db, order.id);
  const events = await readEvents(db, order.id);
  const products = [];
  for (const [at, product] of bought.products.entries()) {
    const line = work.lines[at];
    if (!line) continue;
    const progress = await lineProgressData(db, work, line, events, now());
    products.push({ ...product, ...progress, login: logins.get(line.id) ?? null, players: players.get(line.id) ?? [] });
  }
  const { publicKey } = await readPushKeys(db, config, now());
  const notifications = { public_key: publicKey, devices: await listDevices(db, order.id) };
  const undelivered = await listUndelivered(db, order.id);
  const discord = (await findWebhookState(db, order.id)) ?? null;
  return { ...bought, products, ...(await progressData(db, work, now())), notifications, discord, undelivered };
}
