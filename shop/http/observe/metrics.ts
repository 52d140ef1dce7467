import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import type { CallLimits } from '#shop/http/load.ts';
import { type Business, readBusiness } from './business-store.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Counting orders reads a table, so frequent scrapes get the same result for a while. */
const COUNTED_FOR_MS = 10_000;

/** Counts the requests of the request log. */
export type RequestMetrics = {
  began(): void;
  ended(request: { route: string; status: number; durationMs: number; isWhole: boolean }): void;
};

export type Metrics = {
  registry: Registry;
  requests: RequestMetrics;
  /** From now on calls in flight, queued and rejected are counted too, by class. */
  watchLoad(limits: Pick<CallLimits, 'stats'>): void;
};

/** No label contains a name, an address or an id of a person. */
export function createMetrics(database: OpenedDatabase, now: () => Date): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'shop' });
  collectDefaultMetrics({ register: registry });
  watchPool(registry, database);
  watchBusiness(registry, database, now);
  return { registry, requests: requestMetrics(registry), watchLoad: (limits) => watchLoad(registry, limits) };
}

function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const inFlight = new Gauge({
    name: 'waystone_http_requests_in_flight',
    help: 'Requests that are being answered now.',
    registers,
  });
  const seconds = new Histogram({
    name: 'waystone_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by call and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const aborted = new Counter({
    name: 'waystone_http_requests_aborted_total',
    help: 'Requests whose client disconnected before the response was complete.',
    labelNames: ['route'],
    registers,
  });
  return {
    began: () => inFlight.inc(),
    ended({ route, status, durationMs, isWhole }) {
      inFlight.dec();
      if (isWhole) seconds.observe({ route, status }, durationMs / 1000);
      else aborted.inc({ route });
    },
  };
}

function watchLoad(registry: Registry, limits: Pick<CallLimits, 'stats'>): void {
  new Gauge({
    name: 'waystone_call_load',
    help: 'Calls in flight and queued, and those refused since the start, by what they are for.',
    labelNames: ['load', 'what'],
    registers: [registry],
    collect() {
      for (const [load, stats] of Object.entries(limits.stats())) {
        for (const [what, value] of Object.entries(stats)) this.set({ load, what }, value);
      }
    },
  });
}

function watchPool(registry: Registry, { connections }: OpenedDatabase): void {
  if (!connections) return;
  new Gauge({
    name: 'waystone_database_connections',
    help: 'Connections of the pool that are open or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

function watchBusiness(registry: Registry, { db }: OpenedDatabase, now: () => Date): void {
  const registers = [registry];
  const counted = keptFor(COUNTED_FOR_MS, () =>
    readBusiness(db, now()).catch(() => {
      // The gauge below tells, and the last counts stay.
      return undefined;
    }),
  );
  new Gauge({
    name: 'waystone_orders',
    help: 'Orders there are, by stage.',
    labelNames: ['stage'],
    registers,
    async collect() {
      for (const [stage, count] of (await counted())?.orders ?? []) this.set({ stage }, count);
    },
  });
  const gauge = (name: string, help: string, read: (business: Business | undefined) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = read(await counted());
        if (value !== undefined) this.set(value);
      },
    });
  gauge('waystone_outbox_waiting', 'Mails that wait to be sent.', (business) => business?.mailsWaiting);
  gauge('waystone_outbox_oldest_seconds', 'How long the oldest mail has waited.', (business) => {
    return business?.oldestMailSeconds;
  });
  gauge('waystone_payment_events_failed', 'Events of payment providers that are not retried any more.', (business) => {
    return business?.eventsFailed;
  });
  gauge('waystone_database_up', 'Whether the database answered when orders were counted.', (business) => {
    return business === undefined ? 0 : 1;
  });
}

/** Caches the last result of `read` until it is too old. */
function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > ms) last = { value: read(), at: performance.now() };
    return last.value;
  };
}
