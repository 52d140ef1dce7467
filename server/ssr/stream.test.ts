import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Loaded } from '#client/entry.server.tsx';
import { readConfig } from '#server/config/config.ts';
import type { Pages } from './client-entry.ts';
import { streamDocument } from './stream.ts';

const CONFIG = readConfig({});
const PAGES = { assetsOf: () => ({}), scripts: [], early: [] } as unknown as Pages;

/** Calls a server that streams a page; `begun` is called when React begins to render it. */
async function leaveWhile(begun: (leave: () => void) => void) {
  const told: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void told.push(line) });
  const aborted = Promise.withResolvers<void>();
  const server = createServer((req, res) => {
    const toStream: Loaded['toStream'] = (_, options) => {
      begun(() => client.destroy());
      const abort = () => {
        options?.onShellError?.(new Error('The render was aborted'));
        aborted.resolve();
      };
      return { abort, pipe: (destination) => destination };
    };
    const loaded = { page: null, interactive: false, status: 200, toStream } as Partial<Loaded> as Loaded;
    void streamDocument(loaded, { config: CONFIG, pages: PAGES, log, req, res });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = request({ port: (server.address() as AddressInfo).port });
  client.on('error', () => undefined);
  client.end();
  await aborted.promise;
  server.close();
  return told;
}

test('a client that disconnects before the shell is rendered aborts the render without an error log', async () => {
  expect(await leaveWhile((leave) => leave())).toEqual([]);
});
