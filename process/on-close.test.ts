import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onClose } from './on-close.ts';

const server = createServer((_req, res) => void server.emit('answered', res));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function called(): Promise<{ client: ReturnType<typeof request>; res: ServerResponse }> {
  const answered = once(server, 'answered');
  const client = request({ port: (server.address() as AddressInfo).port });
  client.on('error', () => undefined);
  client.end();
  const [res] = await answered;
  return { client, res };
}

test('onClose is called when the client disconnects, and at once if it already has', async () => {
  const { client, res } = await called();
  let told = 0;
  onClose(res, () => (told += 1));
  const closed = once(res, 'close');
  client.destroy();
  await closed;
  expect(told).toBe(1);
  onClose(res, () => (told += 1));
  expect(told).toBe(2);
});

test('onClose is called at once for a response that was sent completely', async () => {
  const { res } = await called();
  const closed = once(res, 'close');
  res.end();
  await closed;
  let told = 0;
  onClose(res, () => (told += 1));
  expect(told).toBe(1);
});
