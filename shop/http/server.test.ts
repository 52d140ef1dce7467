import express from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { healthRouter } from './observe/health.ts';
import { listen } from './server.ts';

test('a shop that is about to stop says so at once, also to whoever waits for its database', async () => {
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
