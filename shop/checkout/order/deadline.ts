import type { UnpaidLimits } from '#shop/config/order-settings.ts';

const RUN_MARGIN_MS = 2 * 60 * 1000;

type Waiting = {
  /** Paid outside the shop, which takes a bank's time. */
  isSlow: boolean;
  /** When its dated runs begin, all of them in the future. */
  runs: Date[];
};

/**
 * Until when an unpaid order holds its seats and its use of a coupon: a short time, so that others can have them;
 * longer for a slow payment if the first run is far ahead; and always before that run begins.
 */
export function deadlineOf({ isSlow, runs }: Waiting, limits: UnpaidLimits, now: Date): Date {
  const untilRunMs = Math.min(...runs.map((run) => run.getTime() - now.getTime()));
  const isLong = isSlow && untilRunMs >= limits.farRunMs;
  const lastMs = untilRunMs - Math.min(RUN_MARGIN_MS, untilRunMs / 2);
  return new Date(now.getTime() + Math.min(isLong ? limits.slowMs : limits.quickMs, lastMs));
}
