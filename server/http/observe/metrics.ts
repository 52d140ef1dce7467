import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from '#server/load/admission.ts';
import type { RestClient } from '#server/rest/client.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BREAKER = { closed: 0, 'half-open': 1, open: 2 };

/** Counts the requests of the request log. */
export type RequestMetrics = {
  began(): void;
  ended(request: { route: string; status: number; durationMs: number; isWhole: boolean }): void;
};

/** Counts the documents that the GraphQL endpoint executes. */
type OperationMetrics = {
  ran(operation: string, durationMs: number): void;
  usedDeprecated(field: string): void;
};

export type Metrics = {
  registry: Registry;
  requests: RequestMetrics;
  operations: OperationMetrics;
  /** From now on calls to the shop are counted too. */
  watchCalls(client: Pick<RestClient, 'stats'>): void;
  /** And queued and rejected requests, by class. */
  watchAdmission(admission: Pick<Admission, 'stats'>): void;
};

/** No label contains a name, an address or an id of a person. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'storefront' });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: requestMetrics(registry),
    operations: operationMetrics(registry),
    watchCalls: (client) => watchCalls(registry, client),
    watchAdmission: (admission) => watchAdmission(registry, admission),
  };
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
    help: 'Time from the first byte of a request to the last of its answer, by kind of address and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const { shed, aborted, pages } = requestCounters(registers);
  return {
    began: () => inFlight.inc(),
    ended({ route, status, durationMs, isWhole }) {
      inFlight.dec();
      if (route === 'cached-page' || route === 'page') pages.inc({ result: route === 'page' ? 'miss' : 'hit' });
      if (!isWhole) return aborted.inc({ route });
      if (status === 503) shed.inc({ route });
      seconds.observe({ route, status }, durationMs / 1000);
    },
  };
}

function requestCounters(registers: Registry[]) {
  const counter = <Label extends string>(name: string, label: Label, help: string) =>
    new Counter({ name, help, labelNames: [label], registers });
  return {
    shed: counter(
      'waystone_http_requests_shed_total',
      'route',
      'Requests answered 503 because of overload or because the shop was unavailable.',
    ),
    aborted: counter(
      'waystone_http_requests_aborted_total',
      'route',
      'Requests whose client disconnected before the response was complete.',
    ),
    pages: counter(
      'waystone_page_cache_total',
      'result',
      'Pages that are the same for everybody, by whether a cached copy answered.',
    ),
  };
}

function operationMetrics(registry: Registry): OperationMetrics {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'waystone_graphql_duration_seconds',
    help: 'Time that operations of the GraphQL endpoint run, by the name of a stored one, or other.',
    labelNames: ['operation'],
    buckets: [0.01, 0.1, 0.5, 1, 2.5],
    registers,
  });
  const deprecated = new Counter({
    name: 'waystone_graphql_deprecated_total',
    help: 'Documents that ran with a deprecated field, by field.',
    labelNames: ['field'],
    registers,
  });
  return {
    ran: (operation, durationMs) => seconds.observe({ operation }, durationMs / 1000),
    usedDeprecated: (field) => deprecated.inc({ field }),
  };
}

function watchCalls(registry: Registry, client: Pick<RestClient, 'stats'>): void {
  const registers = [registry];
  const perClass = (name: string, help: string, read: (stats: ClassStats) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['class'],
      registers,
      collect() {
        for (const [callClass, stats] of Object.entries(client.stats().calls)) {
          this.set({ class: callClass }, read(stats));
        }
      },
    });
  perClass('waystone_shop_calls_in_flight', 'Calls to the shop under way.', (stats) => stats.inFlight);
  perClass('waystone_shop_calls_queued', 'Calls to the shop that wait for a free slot.', (stats) => stats.queued);
  perClass(
    'waystone_shop_calls_refused',
    'Calls rejected since the start because no slot was free or the circuit breaker was open.',
    (stats) => stats.refused,
  );
  perClass(
    'waystone_breaker_state',
    'Circuit breaker: 0 closed, 1 half-open, 2 open.',
    (stats) => BREAKER[stats.breaker],
  );
  new Gauge({
    name: 'waystone_answer_cache',
    help: 'Answers of the shop that are cached for everybody.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, value] of Object.entries(client.stats().answers)) this.set({ what }, value);
    },
  });
}

function watchAdmission(registry: Registry, admission: Pick<Admission, 'stats'>): void {
  new Gauge({
    name: 'waystone_admission',
    help: 'Requests in flight and queued, how many are taken at once, and those refused since the start, by class.',
    labelNames: ['class', 'what'],
    registers: [registry],
    collect() {
      for (const [loadClass, stats] of Object.entries(admission.stats())) {
        for (const [what, value] of Object.entries(stats)) this.set({ class: loadClass, what }, value);
      }
    },
  });
}

type ClassStats = ReturnType<RestClient['stats']>['calls'][keyof ReturnType<RestClient['stats']>['calls']];
