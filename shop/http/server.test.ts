import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { healthRouter } from './observe/health.ts';
import { listen } from './server.ts';

test('a stopping shop fails readiness probes at once, even one that waits for the database', async () => {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const nobody = {} as OpenedDatabase['db'];
  const server = await listen({ host: '127.0.0.1', port: 0 }, pino({ level: 'silent' }));
  server.open(
    express().use(
      async (_req, _res, next) => {
        asked.resolve();
        await answered.promise;
        next();
      },
      healthRouter({ db: nobody }),
    ),
  );
  const probe = fetch(`${server.url}/readyz`);
  await asked.promise;
  await server.drain(0);
  const { status } = await probe;
  answered.resolve();
  await server.close();
  expect(status).toBe(503);
  expect(await (await probe).json()).toEqual({ ok: false, reason: 'stopping' });
});

test('the response to a malformed request has a request id that is also logged', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = await listen({ host: '127.0.0.1', port: 0 }, log);
  try {
    const client = connect(Number(new URL(server.url).port), '127.0.0.1', () => client.write('no request\r\n\r\n'));
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const [, requestId] = /X-Request-Id: (\S+)/.exec(answer) ?? [];
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ requestId, status: 400 }]);
  } finally {
    await server.close();
  }
});

test('a request that arrives as the shop stops, and is not read yet, still gets a response', async () => {
  const server = await listen({ host: '127.0.0.1', port: 0 }, pino({ level: 'silent' }));
  let served = 0;
  server.open((_req, res) => void res.end(`answer ${(served += 1)}`));
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const ask = () => client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  let heard = '';
  client.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
    if (!heard.endsWith('answer 1')) return;
    // In the turn of the event loop in which the pause ends, as in a process that is late.
    setTimeout(ask, 0);
    void server.drain(0).then(() => server.close());
  });
  ask();
  await once(client, 'close');
  expect(heard).toMatch(/answer 2$/);
});
