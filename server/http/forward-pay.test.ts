import { once } from 'node:events';
import { createServer, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Agent } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forwardPay } from './forward-pay.ts';

// The shop answers when a test says so.
let shop: Server;
let site: Server;
let pool: Agent;
let asked: Promise<ServerResponse>;
let logged: unknown[];
/** How the forwarding of the last request ended. */
let ended: PromiseWithResolvers<unknown>;
/** When the site has seen that its visitor is gone. */
let left: PromiseWithResolvers<void>;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  logged = [];
  ended = Promise.withResolvers();
  left = Promise.withResolvers();
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  asked = promise;
  shop = createServer((_, res) => resolve(res)).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  pool = new Agent();
  const forward = forwardPay({ pool, shopUrl: addressOf(shop) });
  const app = express();
  app.use((req, res, next) => {
    res.once('close', () => left.resolve());
    Object.assign(res.locals, { requestId: 'one', log: { error: (...said: unknown[]) => logged.push(said) } });
    ended.resolve(Promise.resolve(forward(req, res, next)).catch((error: unknown) => error));
  });
  site = createServer(app).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterEach(async () => {
  await pool.destroy();
  site.closeAllConnections();
  shop.closeAllConnections();
  await Promise.all([site, shop].map((server) => new Promise((done) => void server.close(done))));
});

test('a visitor who disconnects before the shop responds is not reported as an error', async () => {
  const visit = ask(`${addressOf(site)}/pay/sandbox/x`).on('error', () => {});
  visit.end();
  const answer = await asked;
  visit.destroy();
  await left.promise;
  answer.end('page');
  expect(await ended.promise).toBeUndefined();
  expect(logged).toEqual([]);
});

test('a shop response that breaks off is reported as an error', async () => {
  const visit = ask(`${addressOf(site)}/pay/sandbox/x`).on('error', () => {});
  visit.end();
  const answer = await asked;
  answer.writeHead(200, { 'content-length': '100' });
  answer.write('half');
  await once(visit, 'response');
  answer.destroy();
  expect(await ended.promise).toBeInstanceOf(Error);
});
