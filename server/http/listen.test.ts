import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { readBody } from '#server/load/graphql-body.ts';
import { ListenError } from '#process/listen-error.ts';
import { listen, stopListening } from './listen.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const open: Awaited<ReturnType<typeof listen>>[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => stopListening(server, 0)));
});

async function opened(...given: Parameters<typeof listen>) {
  const server = await listen(...given);
  open.push(server);
  return { server, port: (server.address() as AddressInfo).port };
}

test('a port in use is an error that names PORT and the number', async () => {
  const { port } = await opened((_req, res) => void res.end(), LOCAL);
  const again = listen((_req, res) => void res.end(), { ...LOCAL, port });
  await expect(again).rejects.toThrow(ListenError);
  await expect(again).rejects.toThrow(`PORT: ${port} is already in use`);
});

test('an unavailable host address is an error that names HOST', async () => {
  await expect(listen(() => {}, { host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST: 192.0.2.1');
});

test('a response in progress is finished before the server stops', async () => {
  let finish = (): void => {};
  const { server, port } = await opened((_req, res) => {
    res.write('begun, ');
    finish = () => void res.end('finished');
  }, LOCAL);
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const body = new Promise<string>((done) => {
    request({ port, host: LOCAL.host }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        resolve();
      });
      res.on('end', () => done(text));
    }).end();
  });
  await begun;
  const stopped = stopListening(server);
  finish();
  expect(await body).toBe('begun, finished');
  await stopped;
});

test('a request received just before the stop gets a response', async () => {
  let served = 0;
  const { server, port } = await opened((_req, res) => void res.end(`answer ${(served += 1)}`), LOCAL);
  const client = connect({ port, host: LOCAL.host });
  const ask = () => client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  let heard = '';
  client.setEncoding('utf8').on('data', (part: string) => {
    heard += part;
    if (!heard.endsWith('answer 1')) return;
    // In one turn of the event loop, as in a process that is late: to the server the connection is idle.
    ask();
    void stopListening(server);
  });
  ask();
  await once(client, 'close');
  expect(heard).toMatch(/answer 2$/);
});

test('connections waiting to be accepted get a response before the server stops', async () => {
  const { server, port } = await opened((_req, res) => void res.end('answer'), LOCAL);
  const clients = Array.from({ length: 20 }, () => connect({ port, host: LOCAL.host }));
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  // Not before they are on their way.
  await Promise.resolve();
  const stopped = stopListening(server);
  const heard = await Promise.all(clients.map((client) => text(client).catch(String)));
  expect(heard.filter((answer) => answer.endsWith('answer'))).toHaveLength(20);
  await stopped;
});

test('waiting connections get a response even if the process is busy when it stops', async () => {
  const busy = new Int32Array(new SharedArrayBuffer(4));
  const { server, port } = await opened((_req, res) => {
    // Work that keeps the process from accepting the next one.
    Atomics.wait(busy, 0, 0, 50);
    res.end('answer');
  }, LOCAL);
  const clients = Array.from({ length: 40 }, () => connect({ port, host: LOCAL.host }));
  for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await Promise.resolve();
  const stopped = stopListening(server);
  const heard = await Promise.all(clients.map((client) => text(client).catch(String)));
  expect(heard.filter((answer) => answer.endsWith('answer'))).toHaveLength(40);
  await stopped;
});

test('a response that never ends is cut off at the stop limit', async () => {
  const { server, port } = await opened((_req, res) => void res.write('forever'), LOCAL);
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  const client = request({ port, host: LOCAL.host }, (res) => {
    res.resume();
    res.on('error', () => resolve());
    void stopListening(server, 20);
  });
  client.on('error', () => resolve());
  client.end();
  await cut;
});

test('a client that stops reading is disconnected, and its response is discarded', async () => {
  const { promise: cut, resolve } = Promise.withResolvers<boolean>();
  const { port } = await opened(
    (_req, res) => {
      res.on('close', () => resolve(res.writableFinished));
      res.end(Buffer.alloc(64 * 1024 * 1024));
    },
    LOCAL,
    100,
  );
  const client = connect({ port, host: LOCAL.host }, () => client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'));
  client.on('error', () => {});
  client.pause();
  expect(await cut).toBe(false);
  client.destroy();
});

test('the empty body of a request without one is read at once', async () => {
  const { port } = await opened((req, res) => void readBody(req).then((body) => res.end(`read ${body.length}`)), LOCAL);
  const client = connect(port, LOCAL.host);
  client.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(client)).toMatch(/read 0$/);
});
