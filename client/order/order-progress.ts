import type { OrderStatus } from '#client/generated/graphql.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'lit';
export type StoneState = 'lit' | 'now' | 'todo';
export type Station = { name: string; state: StoneState; at: string | undefined };

type Reached = { status: OrderStatus; at: string };

/** The way of an order that goes well, and the statuses that mean each stone has been reached. */
const STATIONS: readonly { name: string; statuses: readonly OrderStatus[] }[] = [
  { name: 'Placed', statuses: ['CREATED', 'PENDING'] },
  { name: 'Paid', statuses: ['PROCESSING'] },
  { name: 'In progress', statuses: ['SHIPPED', 'PROCESSED'] },
  { name: 'Arrived', statuses: ['COMPLETE'] },
];

const ENDED = new Set<OrderStatus>([
  'CANCELED',
  'DENIED',
  'FAILED',
  'REFUNDED',
  'REVERSED',
  'CHARGEBACK',
  'EXPIRED',
  'VOIDED',
]);

/** Stones up to the furthest status the order has had; an order that has ended keeps what it had reached. */
export function stationsOf(status: OrderStatus, history: readonly Reached[]): Station[] {
  const reached = [...history.map((event) => event.status), status].map(stationOf);
  const furthest = Math.max(0, ...reached);
  const last = STATIONS.length - 1;
  return STATIONS.map(({ name, statuses }, at) => ({
    name,
    state: at > furthest ? 'todo' : at === furthest && at < last ? 'now' : 'lit',
    at: history.find((event) => statuses.includes(event.status))?.at,
  }));
}

export function toneOf(status: OrderStatus): Tone {
  if (ENDED.has(status)) return 'bad';
  return stationOf(status) > 0 ? 'ok' : 'warn';
}

/** Words of the chip over the order's title. */
export function chipOf(status: OrderStatus, statusName: string, total: string): string {
  if (toneOf(status) === 'ok') return `Paid, ${total}`;
  if (status === 'CREATED') return `Waiting for the payment, ${total}`;
  if (status === 'PENDING') return `Waiting for the money, ${total}`;
  return statusName;
}

function stationOf(status: OrderStatus): number {
  return STATIONS.findIndex(({ statuses }) => statuses.includes(status));
}
