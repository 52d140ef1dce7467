import type { Logger } from 'pino';
import type { RunDef } from '#catalog/format.ts';
import { sweepAlerts } from './alert/store.ts';
import { tellSeasons } from './alert/tell-seasons.ts';
import { tellPrices } from './alert/tell-prices.ts';
import { tellSeats } from './alert/tell-seats.ts';
import type { Db } from './db/database.ts';
import { fillSchedule } from './event/schedule.ts';
import { sweepHolds } from './event/seat-store.ts';
import { answerListRequests } from './fulfilment/list/list-store.ts';
import { remindUnpaid } from './fulfilment/unpaid/remind.ts';
import { answerLookups } from './fulfilment/lookup-store.ts';
import { sweepKeys } from './idempotency/store.ts';
import { expireOrders } from './lifecycle/expire.ts';
import { endAfterAnswer } from './payment/event/after-answer.ts';
import type { PaymentDeps } from './payment/provider.ts';
import { sweepPayments } from './payment/sweep.ts';
import { keepRetention } from './privacy/retention.ts';
import { notifyWaiting } from './order/wait-for-change.ts';
import { deliverDiscord } from './push/discord/deliver-discord.ts';
import { deliverPushes } from './push/deliver-pushes.ts';
import { sweepPromises } from './refund/late.ts';
import { rankProducts } from './product/list/ranking-store.ts';
import { payRefunds } from './refund/pay-out.ts';
import { endSeasons } from './release/end-seasons.ts';
import { sweepLogins } from './vault/vault.ts';

const SWEEP_INTERVAL_MS = 60 * 1000;
const RETENTION_INTERVAL_MS = 10 * 60 * 1000;
/** Others wait for what an unpaid order gives back. */
const EXPIRY_INTERVAL_MS = 10 * 1000;
/** Alerts of free seats are mailed while the seat is free. */
const SEAT_ALERT_INTERVAL_MS = 10 * 1000;
/** Prices change with what is published and with offers that begin: nobody waits for that by the second. */
const PRICE_ALERT_INTERVAL_MS = 5 * 60 * 1000;
const PUSH_INTERVAL_MS = 2 * 1000;
const SCHEDULE_INTERVAL_MS = 60 * 60 * 1000;
const RANKING_INTERVAL_MS = 60 * 60 * 1000;

/** `runs` is the weekly schedule on sale. */
type Shop = PaymentDeps & { runs(): Promise<RunDef[]> };

type Jobs = {
  /** Fills the schedule again, after another one has gone on sale. */
  fillSchedule(): Promise<void>;
  /** Sends the queued notifications to browsers. */
  deliverPushes(): Promise<void>;
  /** Mails who waits for a seat or a price that there is now. */
  tellAlerts(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * What the shop does by the clock: the schedule is filled now and every hour, products are ranked every hour; goods of
 * a season leave within a minute of its end; unpaid orders end
 * every ten seconds, seats held and old keys every minute, and what is open of payments is looked after.
 * Notifications of orders go out every two seconds, alerts of seats every ten, alerts of prices every five
 * minutes. What is about persons goes when its retention period is over.
 * `stop` waits for what is under way.
 */
export async function startJobs({ runs, ...deps }: Shop): Promise<Jobs> {
  const { db, now, log } = deps;
  const schedule = every(SCHEDULE_INTERVAL_MS, async () => fillSchedule(db, await runs(), now()), log);
  const pushes = every(PUSH_INTERVAL_MS, () => tellOrders(deps), log);
  const seatAlerts = every(SEAT_ALERT_INTERVAL_MS, () => tellSeatAlerts(db, now()), log);
  const priceAlerts = every(PRICE_ALERT_INTERVAL_MS, () => tellRareAlerts(db, now()), log);
  const tasks = [
    schedule,
    pushes,
    seatAlerts,
    priceAlerts,
    every(SWEEP_INTERVAL_MS, () => sweepOrders(deps), log),
    every(EXPIRY_INTERVAL_MS, async () => void (await expireOrders(db, now())), log),
    // On its own: a payment provider that does not answer keeps nothing else waiting.
    every(SWEEP_INTERVAL_MS, () => sweepPayments(deps), log),
    every(SWEEP_INTERVAL_MS, () => payRefunds(deps), log),
    every(SWEEP_INTERVAL_MS, () => endSeasons(db, now()), log),
    every(RANKING_INTERVAL_MS, () => rankProducts(db, now()), log),
    every(RETENTION_INTERVAL_MS, () => keepRetention(deps), log),
  ];
  await schedule.run();
  return {
    fillSchedule: schedule.runAgain,
    deliverPushes: pushes.runAgain,
    tellAlerts: async () => void (await Promise.all([seatAlerts.runAgain(), priceAlerts.runAgain()])),
    stop: async () => void (await Promise.all([...tasks.map((task) => task.stop()), endAfterAnswer(db)])),
  };
}

/** Neither waits for the other. */
async function tellOrders(deps: PaymentDeps): Promise<void> {
  const onChange = () => notifyWaiting(deps.db);
  await Promise.all([deliverPushes({ ...deps, onChange }), deliverDiscord({ ...deps, onChange })]);
}

async function tellSeatAlerts(db: Db, now: Date): Promise<void> {
  await sweepAlerts(db, now);
  await tellSeats(db, now);
}

async function tellRareAlerts(db: Db, now: Date): Promise<void> {
  await tellPrices(db, now);
  await tellSeasons(db, now);
}

async function sweepOrders({ db, config, now: clock }: PaymentDeps): Promise<void> {
  const now = clock();
  await sweepHolds(db, now);
  await sweepKeys(db, now);
  await answerLookups(db, now, config.orderLinkDays);
  await answerListRequests(db, now);
  await remindUnpaid(db, now, config.unpaidMailMs);
  await sweepPromises(db, now);
  await sweepLogins(db, now);
}

// A task that takes longer than its interval is not begun a second time.
function every(intervalMs: number, task: () => Promise<void>, log: Logger) {
  let running: Promise<void> | undefined;
  const run = (): Promise<void> =>
    (running ??= task()
      .catch((err: unknown) => log.warn({ err }, 'What is due is done another time'))
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return {
    run,
    /** Also when it is running already, for it may have begun before what there is to see. */
    async runAgain() {
      await running;
      await run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
