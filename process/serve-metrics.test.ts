import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { ListenError } from './listen-error.ts';
import { serveMetrics } from './serve-metrics.ts';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('metrics are served until the port is closed, and other paths get a 404 response', async () => {
  const registry = new Registry();
  new Counter({ name: 'orders_total', help: 'Orders.', registers: [registry] }).inc(3);
  const port = await freePort();
  const close = await serveMetrics(registry, { host: HOST, port, setting: 'METRICS_PORT' });
  const metrics = await fetch(`http://${HOST}:${port}/metrics`);
  expect(metrics.headers.get('Cache-Control')).toBe('no-store');
  expect(await metrics.text()).toContain('orders_total 3');
  expect((await fetch(`http://${HOST}:${port}/`)).status).toBe(404);
  close();
  await expect(fetch(`http://${HOST}:${port}/metrics`)).rejects.toThrow(/fetch failed/);
});

test('a port in use is reported with the name of its setting', async () => {
  const at = { host: HOST, port: await freePort(), setting: 'SHOP_METRICS_PORT' };
  const close = await serveMetrics(new Registry(), at);
  const again = serveMetrics(new Registry(), at);
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow(/^SHOP_METRICS_PORT: cannot listen on 127\.0\.0\.1:/);
  close();
});
