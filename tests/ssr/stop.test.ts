import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const QUESTION = JSON.stringify({ query: '{ cart { count } }' });

// A start of everything, on a machine that may be busy.
const SLOW = { timeout: 180_000 };

let site: Storefront | undefined;
afterEach(() => site?.stop());

test('signals to the whole group, sent again and again, let what is under way come to its end', SLOW, async () => {
  const { url, process: main, output } = (site = await startStorefront({ prepared: true, ownGroup: true }));
  const toAll = (signal: NodeJS.Signals) => process.kill(-(main.pid ?? 0), signal);
  const gone = once(main, 'exit');
  const request = await beginRequest(url);

  toAll('SIGTERM');
  await expect.poll(output).toContain('finishing what is under way');
  toAll('SIGINT');
  toAll('SIGTERM');
  toAll('SIGHUP');
  request.write(QUESTION.slice(1));
  expect(await answerOf(request)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n[^]*"count":0/);

  expect(await gone).toEqual([0, null]);
  expect(output().split('Stopped')).toHaveLength(2);
  await expect(fetch(`${site.shopUrl}/healthz`)).rejects.toThrow('fetch failed');
});

/** Sends a question but its end; the server has it in hand when this resolves. */
async function beginRequest(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${QUESTION.length}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  socket.write(QUESTION.slice(0, 1));
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}
