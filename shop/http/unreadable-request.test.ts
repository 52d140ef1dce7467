import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, test } from 'vitest';
import { listen } from './server.ts';

test.each([
  ['no request', 'no request at all\r\n\r\n', 400],
  ['a tunnel', 'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n', 405],
])('%s is answered by the shop with an id that the log holds too', async (_, sent, status) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = await listen({ host: '127.0.0.1', port: 0 }, log);
  try {
    const client = connect(Number(new URL(server.url).port), '127.0.0.1', () => client.write(sent));
    const answer = await text(client);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, requestId] = /X-Request-Id: (\S+)/.exec(answer) ?? [];
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ requestId, status }]);
  } finally {
    await server.close();
  }
});
