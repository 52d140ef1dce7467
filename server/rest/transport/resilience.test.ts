import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPool, exchange } from './exchange.ts';
import { UpstreamFailure, type FailureKind } from './failure.ts';
import { createResilience } from './resilience.ts';

const LIMITS = { inFlight: 4, queue: 2, openMs: 60_000 };

const resilience = () => createResilience(pino({ level: 'silent' }), 'test', LIMITS);

const failing = (kind: FailureKind, status?: number) => () =>
  Promise.reject(new UpstreamFailure(kind, 'failed', status === undefined ? {} : { status }));

async function often(calls: number, one: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < calls; at += 1) await one().catch(() => undefined);
}

test.each<[FailureKind, number | undefined]>([
  ['invalid', undefined],
  ['busy', undefined],
  ['aborted', undefined],
  ['malformed', undefined],
  ['status', 400],
  ['status', 401],
  ['status', 404],
  ['status', 422],
  ['status', 429],
])('the breaker stays closed however often a call ends as %s %s', async (kind, status) => {
  const { write, stats } = resilience();
  await often(100, () => write(failing(kind, status)));
  expect(stats().breaker).toBe('closed');
  expect(await write(() => Promise.resolve('answer'))).toBe('answer');
});

test.each<[FailureKind, number | undefined]>([
  ['network', undefined],
  ['timeout', undefined],
  ['status', 500],
  ['status', 503],
])('the breaker opens when calls end as %s %s, and then sends no requests', async (kind, status) => {
  const { write, stats } = resilience();
  await often(30, () => write(failing(kind, status)));
  expect(stats().breaker).toBe('open');
  let asked = 0;
  await often(10, () => write(() => Promise.resolve((asked += 1))));
  expect([asked, stats().refused]).toEqual([0, 20]);
});

test('404 responses count as successes in the failure rate of the breaker', async () => {
  const { write, stats } = resilience();
  await often(40, () => write(failing('status', 404)));
  await often(30, () => write(failing('timeout')));
  expect(stats().breaker).toBe('closed');
});

test('calls in flight and queued calls are limited, and further calls are rejected as busy', async () => {
  const { write, stats } = resilience();
  const { promise, resolve } = Promise.withResolvers<string>();
  let asked = 0;
  const ask = () =>
    write(() => {
      asked += 1;
      return promise;
    });
  const calls = Array.from({ length: 10 }, () => ask().catch((error: unknown) => error));
  expect(stats()).toMatchObject({ inFlight: 4, queued: 2 });
  resolve('answer');
  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => answer === 'answer')).toHaveLength(6);
  expect(answers.filter((answer) => answer instanceof UpstreamFailure && answer.kind === 'busy')).toHaveLength(4);
  expect([asked, stats()]).toEqual([6, { inFlight: 0, queued: 0, refused: 4, breaker: 'closed' }]);
});

test('a read is not retried before the Retry-After of the shop has passed', async () => {
  const { read } = resilience();
  let asked = 0;
  const ask = (retryAfterMs?: number) =>
    read(2_300, () => {
      asked += 1;
      return Promise.reject(new UpstreamFailure('status', 'failed', { status: 503, retryAfterMs }));
    }).catch(() => undefined);
  await ask(2_000);
  expect(asked).toBe(1);
  await ask();
  expect(asked).toBeGreaterThan(2);
});

test('a read with too little time left is rejected as busy without being sent', async () => {
  const { read } = resilience();
  let asked = 0;
  const call = read(10, () => Promise.resolve((asked += 1)));
  await expect(call).rejects.toMatchObject({ kind: 'busy' });
  expect(asked).toBe(0);
});

test.each<[string, Partial<Parameters<typeof exchange>[1]>]>([
  ['a line break in a header', { headers: { 'idempotency-key': 'a\r\nb' } }],
  ['a control character in a header', { headers: { 'idempotency-key': 'a\u0000b' } }],
  ['a letter that no header holds', { headers: { 'idempotency-key': '🗡️' } }],
  ['a header that may not be sent', { headers: { 'transfer-encoding': 'x' } }],
  ['a name that is no header name', { headers: { 'a b': 'x' } }],
  ['an address that is none', { url: 'http://[' }],
  ['a path with a space', { url: 'http://127.0.0.1:1/a b\u0000' }],
])('%s is never reported as a failure of the shop', async (_, call) => {
  const server = createServer((_req, res) => void res.end('{}'));
  const url = await urlOf(server);
  const pool = createPool();
  const sent = exchange(pool, { method: 'GET', url, headers: {}, deadlineMs: 2_000, ...call });
  const kind = await sent.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamFailure ? error.kind : error),
  );
  expect(['answered', 'invalid', ...(call.url?.includes(':1/') ? ['network'] : [])]).toContain(kind);
  await pool.destroy();
  server.close();
});

test('a call on a closed pool fails as aborted, not as a failure of the shop', async () => {
  const server = createServer(() => {});
  const url = await urlOf(server);
  const pool = createPool();
  const sent = exchange(pool, { method: 'GET', url, headers: {}, deadlineMs: 2_000 });
  void pool.destroy();
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' });
  await expect(exchange(pool, { method: 'GET', url, headers: {}, deadlineMs: 2_000 })).rejects.toMatchObject({
    kind: 'aborted',
  });
  server.closeAllConnections();
  server.close();
});

async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('retries against a shop that fails every call are at most a tenth of the calls plus ten', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { read, stats } = resilience();
  let sent = 0;
  for (let calls = 0; calls < 1_000; calls += 1) {
    // Too many requests at once open no breaker, which would ask nothing.
    const call = read(2_300, () => {
      sent += 1;
      return failing('status', 429)();
    }).catch(() => undefined);
    await vi.runAllTimersAsync();
    await call;
  }
  expect(stats().breaker).toBe('closed');
  expect(sent).toBeGreaterThan(1_000);
  expect(sent).toBeLessThanOrEqual(1_110);
});
