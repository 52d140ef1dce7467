import type { OrderStage } from '#client/generated/graphql.ts';

export type Tone = 'ok' | 'warn' | 'bad';
type StoneState = 'lit' | 'now' | 'todo' | 'end';
export type Station = { name: string; state: StoneState; at: string | undefined };

type Reached = { stage: OrderStage | null; at: string };

/** The steps of a successful order, and the stages that mean each step has been reached. */
const STATIONS: readonly { name: string; stages: readonly OrderStage[] }[] = [
  { name: 'Placed', stages: ['CREATED', 'PENDING'] },
  { name: 'Paid', stages: ['PAID'] },
  { name: 'Team found', stages: ['ASSIGNED'] },
  { name: 'Playing', stages: ['IN_PROGRESS', 'PAUSED'] },
  { name: 'Done', stages: ['COMPLETED'] },
];

/** In a history of the order, and after "Order WS-10001". */
const WORDS: Record<OrderStage, { name: string; title: string }> = {
  CREATED: { name: 'Placed', title: 'is waiting for your payment' },
  PENDING: { name: 'Waiting for payment', title: 'is waiting for payment' },
  PAID: { name: 'Paid', title: 'is placed' },
  ASSIGNED: { name: 'Team found', title: 'has its team' },
  IN_PROGRESS: { name: 'In progress', title: 'is in progress' },
  PAUSED: { name: 'Paused', title: 'is paused' },
  COMPLETED: { name: 'Done', title: 'is done' },
  DISPUTED: { name: 'In dispute', title: 'is in dispute' },
  CANCELLED: { name: 'Canceled', title: 'is canceled' },
  DENIED: { name: 'Payment refused', title: 'was not paid' },
  FAILED: { name: 'Payment failed', title: 'was not paid' },
  EXPIRED: { name: 'Expired', title: 'has expired' },
  VOIDED: { name: 'Voided', title: 'is voided' },
  REFUNDED: { name: 'Refunded', title: 'is refunded' },
  REVERSED: { name: 'Charged back', title: 'was charged back' },
};

const AT_WORK: readonly OrderStage[] = ['PAID', 'ASSIGNED', 'IN_PROGRESS', 'PAUSED', 'DISPUTED'];

export function nameOf(stage: OrderStage): string {
  return WORDS[stage].name;
}

export function titleOf(stage: OrderStage): string {
  return WORDS[stage].title;
}

/** Promised times count only while the work goes `on`; it stands `still` while they wait. */
export type Pace = 'on' | 'still' | 'over';

export function paceOf({ stage, stopped }: { stage: OrderStage; stopped: unknown }): Pace {
  if (!AT_WORK.includes(stage)) return 'over';
  return stopped || stage === 'DISPUTED' ? 'still' : 'on';
}

/** Ended without being done. */
const ENDED: readonly OrderStage[] = ['CANCELLED', 'DENIED', 'FAILED', 'EXPIRED', 'VOIDED', 'REFUNDED'];

export function hasEnded(stage: OrderStage): boolean {
  return ENDED.includes(stage);
}

/**
 * Steps up to the furthest stage the order has reached. An ended order has its end as the last step, and none to come.
 */
export function stationsOf(stage: OrderStage, history: readonly Reached[]): Station[] {
  const furthest = Math.max(0, ...history.map((event) => stationOf(event.stage)), stationOf(stage));
  const last = STATIONS.length - 1;
  const isOver = hasEnded(stage) || stage === 'REVERSED';
  const stations = STATIONS.map(({ name, stages }, at): Station => ({
    name,
    state: at > furthest ? 'todo' : at === furthest && at < last && !isOver ? 'now' : 'lit',
    at: history.find((event) => event.stage && stages.includes(event.stage))?.at,
  }));
  if (!isOver) return stations;
  const end = history.findLast((event) => event.stage === stage);
  return [...stations.slice(0, furthest + 1), { name: nameOf(stage), state: 'end', at: end?.at }];
}

export function toneOf(stage: OrderStage): Tone {
  if (stage === 'CREATED' || stage === 'PENDING' || stage === 'DISPUTED') return 'warn';
  return stationOf(stage) > 0 ? 'ok' : 'bad';
}

type Paid = {
  stage: OrderStage;
  total: { formatted: string };
  paidAt: string | null;
  latePayment: object | null;
  refunds: readonly { amount: { formatted: string }; isPaid: boolean }[];
};

/** The state of the payment, for the chip beside the title, which shows the state of the order. */
export function moneyOf({ stage, total: { formatted }, paidAt, latePayment, refunds }: Paid): string | undefined {
  if (stage === 'CREATED' || stage === 'PENDING') return `${formatted} to pay`;
  if (stage === 'DISPUTED') return `${formatted} in question`;
  if (stage === 'REVERSED') return `${formatted} taken back`;
  if (!hasEnded(stage)) return `Paid, ${formatted}`;
  // A late payment is explained elsewhere on the page.
  if (!paidAt) return latePayment ? undefined : 'Nothing charged';
  const [refund] = refunds;
  if (!refund) return undefined;
  const words = refunds.every(({ isPaid }) => isPaid) ? 'given back' : 'on its way back';
  return refunds.length === 1 ? `${refund.amount.formatted} ${words}` : `Money ${words}`;
}

function stationOf(stage: OrderStage | null): number {
  return STATIONS.findIndex(({ stages }) => stage !== null && stages.includes(stage));
}
