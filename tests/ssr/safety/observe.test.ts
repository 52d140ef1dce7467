import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPrograms } from '#scripts/build.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { startStorefront, type Storefront } from '#tests/support/process/storefront.ts';

// A start of everything, on a machine that may be busy.
const SLOW = { timeout: 180_000 };
const CANARY = 'canary-person@example.com';
const SEARCHED = 'canarysearch';

type Attribute = { key: string; value: { stringValue?: string } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

let site: Storefront | undefined;
let collector: Server;
let exported: string[];

// The bundled program starts in half the time of its sources.
beforeAll(buildPrograms);
beforeEach(async () => {
  exported = [];
  collector = createServer((req, res) => {
    void text(req).then((body) => {
      exported.push(body);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(async () => {
  await site?.stop();
  collector.closeAllConnections();
  collector.close();
});

test('a purchase appears in the logs, metrics and traces of both services, without personal data', SLOW, async () => {
  const ports = { storefront: await freePort(), shop: await freePort() };
  const { port } = collector.address() as AddressInfo;
  const {
    url,
    output,
    process: main,
  } = (site = await startStorefront({
    built: true,
    prepared: true,
    env: {
      METRICS_PORT: String(ports.storefront),
      SHOP_METRICS_PORT: String(ports.shop),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      // Nothing is refused on a busy machine: this is about what is written down.
      MAX_EVENT_LOOP_DELAY_MS: '10000',
    },
  }));
  const buyer = newBuyer(url);
  await buyer.add('wow-gold');
  const order = await buyer.order(CANARY);
  const secret = order.slice(order.lastIndexOf('/') + 1);
  await fetch(`${url}${order}`).then((answer) => answer.text());
  await fetch(`${url}/en-us/search/${SEARCHED}`).then((answer) => answer.text());
  await fetch(`${url}/pay/sandbox/${'x'.repeat(43)}`).then((answer) => answer.text());
  const home = await cachedHome(url);

  const [storefront = '', shop = ''] = await Promise.all(Object.values(ports).map(metricsOf));
  const answered = 'waystone_http_request_duration_seconds_count';
  expect(valueOf(storefront, answered, { route: 'graphql', status: '200' })).toBeGreaterThan(0);
  expect(valueOf(storefront, 'waystone_graphql_duration_seconds_count', { operation: 'other' })).toBeGreaterThan(0);
  expect(valueOf(storefront, 'waystone_page_cache_total', { result: 'hit' })).toBeGreaterThan(0);
  expect(valueOf(storefront, 'waystone_breaker_state', { class: 'order' })).toBe(0);
  expect(valueOf(storefront, 'nodejs_eventloop_lag_seconds', {})).toBeGreaterThanOrEqual(0);
  expect(valueOf(shop, answered, { route: 'POST /api/rest/combined', status: '200' })).toBe(1);
  expect(valueOf(shop, 'waystone_orders', { stage: 'pending' })).toBe(1);
  expect(valueOf(shop, 'waystone_call_load', { load: 'buy', what: 'refused' })).toBe(0);
  for (const what of ['inFlight', 'queued']) {
    // A call that the storefront makes on its own may be in flight.
    await expect
      .poll(async () => valueOf(await metricsOf(ports.shop), 'waystone_call_load', { load: 'buy', what }))
      .toBe(0);
  }
  expect(valueOf(shop, 'waystone_outbox_waiting', {})).toBeGreaterThanOrEqual(0);
  expect(valueOf(shop, 'waystone_database_up', {})).toBe(1);

  const gone = once(main, 'exit');
  main.kill('SIGTERM');
  await gone;
  const lines = logOf(output());
  const placed = lines.find((line) => line['service'] === 'shop' && line['path'] === '/api/rest/combined');
  const asked = lines.find((line) => line['service'] === 'storefront' && line['requestId'] === placed?.['requestId']);
  expect(asked).toMatchObject({ method: 'POST', path: '/graphql', status: 200, msg: 'answered' });
  expect(lines.find((line) => line['requestId'] === home)).toMatchObject({ path: '/en-us', cached: true, status: 200 });

  const spans = exported.flatMap(spansOf);
  const called = spans.find(({ service, name }) => service === 'waystone-shop' && name === 'POST /api/rest/combined');
  const caller = spans.find(({ spanId }) => spanId === called?.parentSpanId);
  expect(caller).toMatchObject({ service: 'waystone-storefront', name: 'POST combined', traceId: called?.traceId });
  expect(spans.find(({ spanId }) => spanId === caller?.parentSpanId)?.name).toBe('POST graphql');

  const paid = spans.find(({ service, name }) => service === 'waystone-shop' && name.startsWith('GET /pay'));
  expect(spans.find(({ spanId }) => spanId === paid?.parentSpanId)).toMatchObject({ name: 'GET /pay' });

  for (const text of [output(), storefront, shop, ...exported]) {
    for (const canary of [CANARY, SEARCHED, secret]) expect(text).not.toContain(canary);
  }
});

/** Asks until a cached page answers; @returns the id of that request. */
async function cachedHome(url: string): Promise<string> {
  const hasTag = async () => {
    const answer = await fetch(`${url}/en-us`);
    await answer.text();
    return answer.headers.has('ETag');
  };
  await expect.poll(hasTag, { timeout: 60_000 }).toBe(true);
  const answer = await fetch(`${url}/en-us`);
  await answer.text();
  return answer.headers.get('X-Request-Id') ?? '';
}

async function metricsOf(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** One sample of a metric in Prometheus' text format; undefined when there is none. */
function valueOf(metrics: string, name: string, labels: Record<string, string>): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const found = metrics
    .split('\n')
    .find((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)));
  return found === undefined ? undefined : Number(found.slice(found.lastIndexOf(' ')));
}

function logOf(output: string): Record<string, unknown>[] {
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

function spansOf(body: string): (Span & { service: string | undefined })[] {
  return (JSON.parse(body) as Export).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}
