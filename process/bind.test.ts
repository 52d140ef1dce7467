import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bind, codeOf } from './bind.ts';

const open = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of open) server.close();
  open.clear();
});

function create() {
  const server = createServer();
  open.add(server);
  return server;
}

async function occupied() {
  const first = create();
  await bind(first, { host: '127.0.0.1', port: 0 });
  const { port } = first.address() as AddressInfo;
  return { first, at: { host: '127.0.0.1', port } };
}

test('a port that an earlier process is about to leave is awaited', async () => {
  const { first, at } = await occupied();
  const second = create();
  const bound = bind(second, at);
  await new Promise((resolve) => void second.once('error', resolve));
  first.close();
  await bound;
  expect(second.address()).toMatchObject({ port: at.port });
});

test('a port that stays in use is an error, and so is an address of another machine, at once', async () => {
  const { at } = await occupied();
  expect(codeOf(await bind(create(), at).catch((error: unknown) => error))).toBe('EADDRINUSE');
  const elsewhere = bind(create(), { host: '192.0.2.1', port: 0 });
  expect(codeOf(await elsewhere.catch((error: unknown) => error))).toBe('EADDRNOTAVAIL');
});
