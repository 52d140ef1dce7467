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
/** Others wait for what an unpaid order holds. */
const EXPIRY_INTERVAL_MS = 10 * 1000;
/** Alerts of free seats are mailed while the seat is free. */
const SEAT_ALERT_INTERVAL_MS = 10 * 1000;
/** Prices change with releases and special offers: nobody waits for that by the second. */
const PRICE_ALERT_INTERVAL_MS = 5 * 60 * 1000;
const PUSH_INTERVAL_MS = 2 * 1000;
const SCHEDULE_INTERVAL_MS = 60 * 60 * 1000;
const RANKING_INTERVAL_MS = 60 * 60 * 1000;

/** `runs` is the weekly schedule on sale. */
type Shop = PaymentDeps & { runs(): Promise<RunDef[]> };

type Jobs = {
  /** Fills the schedule again, after another one was published. */
  fillSchedule(): Promise<void>;
  /** Sends the queued notifications to browsers. */
  deliverPushes(): Promise<void>;
  /** Mails those who wait for a seat or a price that is available now. */
  tellAlerts(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The shop's scheduled jobs: the schedule is filled at once and every hour, products are ranked every hour; products of
 * a season are removed within a minute of its end; unpaid orders end every ten seconds, expired seats and old keys are
 * deleted every minute, and pending payments are checked. Order notifications are sent every two seconds, seat alerts
 * every ten, price alerts every five minutes. Personal data is erased when its retention period is over. `stop` waits
 * for running jobs.
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
    // Separate: a payment provider that does not respond must not delay the others.
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

// A task that takes longer than its interval is not started a second time.
function every(intervalMs: number, task: () => Promise<void>, log: Logger) {
  let running: Promise<void> | undefined;
  const run = (): Promise<void> =>
    (running ??= task()
      .catch((err: unknown) => log.warn({ err }, 'A background job failed; will retry at its next run'))
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return {
    run,
    /** Also while it is running: it may have begun before the new work arrived. */
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
