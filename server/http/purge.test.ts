import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purge, purgedKeys } from './purge.ts';

const log = pino({ level: 'silent' });
let statuses: number[];
let heard: { body: string; headers: IncomingMessage['headers'] }[];
let url: string;
const server = createServer((req, res) => {
  text(req).then(
    (body) => {
      heard.push({ body, headers: req.headers });
      res.writeHead(statuses.shift() ?? 200).end('{}');
    },
    (error: Error) => res.destroy(error),
  );
});

beforeEach(async () => {
  [statuses, heard] = [[], []];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a purge sends its keys in a header and in the body, with the configured credential', async () => {
  const header = { name: 'Fastly-Key', value: 'secret' };
  await purge({ url, header }, ['game-wow-carry', 'page-home'], new AbortController().signal, log);
  expect(heard.map(({ body }) => JSON.parse(body))).toEqual([{ tags: ['game-wow-carry', 'page-home'] }]);
  expect(heard[0]?.headers).toMatchObject({ 'surrogate-key': 'game-wow-carry page-home', 'fastly-key': 'secret' });
});

test('a rejected purge is retried until it succeeds', async () => {
  statuses = [503, 429];
  await purge({ url, header: undefined }, ['waystone'], new AbortController().signal, log);
  expect(heard).toHaveLength(3);
});

test('an aborted purge is not sent and not logged as an error', async () => {
  const errors = vi.spyOn(log, 'error');
  await purge({ url, header: undefined }, ['waystone'], AbortSignal.abort(), log);
  expect([heard.length, errors.mock.calls.length]).toEqual([0, 0]);
});

test('the changed games determine the purged keys', () => {
  expect(purgedKeys(['a', 'b'])).toEqual(['game-a', 'game-b', 'page-home', 'page-search', 'page-schedule']);
  expect(purgedKeys([])).toEqual(['page-home', 'page-search', 'page-schedule']);
  expect(purgedKeys(null)).toEqual(['waystone']);
});
