import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, test } from 'vitest';
import { rejectUnreadable } from './unreadable-request.ts';

/** What a client gets for its bytes, and what the log tells of it. `read` is what went to the listener. */
async function answerTo(sent: string) {
  const lines: string[] = [];
  const read: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = createServer({ maxHeaderSize: 16 * 1024, requireHostHeader: false }, (req, res) => {
    read.push(`${req.method} ${req.url}`);
    if (req.url !== '/stream') return void res.end('read');
    // It goes on; the socket ends it.
    res.write('begun');
  });
  rejectUnreadable(server, log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => client.write(sent));
    const answer = await text(client);
    return { answer, read, lines: lines.map((line) => JSON.parse(line) as object) };
  } finally {
    server.close();
  }
}

test.each([
  ['words', 'no request at all\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n',
    400,
  ],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a head of 20 kB', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a tunnel', 'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n', 405],
])('%s gets an error response with a request id that is logged', async (_, sent, status) => {
  const { answer, lines } = await answerTo(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [, requestId] = /X-Request-Id: (\S+)/.exec(answer) ?? [];
  expect(lines).toMatchObject([{ requestId, status }]);
});

test.each([
  ['a request without Host', 'GET /a HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an unknown expectation', 'GET /a HTTP/1.1\r\nHost: shop\r\nExpect: more\r\nConnection: close\r\n\r\n'],
])('%s is passed to the request listener', async (_, sent) => {
  const { answer, read, lines } = await answerTo(sent);
  expect(read).toEqual(['GET /a']);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(lines).toEqual([]);
});

test('invalid bytes after a pending request get no second response, and are logged as a 400 error', async () => {
  const { answer, lines } = await answerTo('GET /stream HTTP/1.1\r\nHost: shop\r\n\r\nrubbish\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(2);
  expect(lines).toMatchObject([{ status: 400 }]);
});
