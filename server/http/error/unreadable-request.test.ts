import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, test } from 'vitest';
import { rejectUnreadable } from './unreadable-request.ts';

test.each([
  ['words', 'no request at all\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a head of 20 kB', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with an id that the log holds too', async (_, sent, status) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (_req, res) => void res.end('read'));
  server.on('clientError', rejectUnreadable(log));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => client.write(sent));
    const answer = await text(client);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, requestId] = /X-Request-Id: (\S+)/.exec(answer) ?? [];
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ requestId, status }]);
  } finally {
    server.close();
  }
});
