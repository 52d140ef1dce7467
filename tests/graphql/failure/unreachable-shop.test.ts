import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '#tests/support/buyer/api.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const pem = (name: string) => readFileSync(join(import.meta.dirname, `../../support/tls/self-signed.${name}.pem`));
/** Longer than a label of a host name may be, so that no DNS query is made. */
const NO_NAME = 'x'.repeat(64);

let shop: TestShop;
const servers: Server[] = [];

beforeAll(async () => void (shop = await createTestShop()));
afterAll(async () => {
  await shop.close();
  for (const server of servers) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const answering = (_: unknown, res: { end(text: string): void }) => res.end('{"success":1,"error":[],"data":[]}');

const UNREACHABLE: [string, () => Promise<string>][] = [
  [
    'never answers the handshake',
    async () => `https://127.0.0.1:${await portOf(createTcpServer((s) => s.on('error', () => {})))}`,
  ],
  ['has a name that nobody knows', async () => `http://${NO_NAME}.localhost`],
  ['has a name that nobody knows, by TLS', async () => `https://${NO_NAME}.localhost`],
  ['speaks no TLS', async () => `https://127.0.0.1:${await portOf(createHttpServer(answering))}`],
  ['speaks TLS where none is expected', async () => `http://127.0.0.1:${await portOf(selfSigned())}`],
  ['has a certificate that nobody trusts', async () => `https://127.0.0.1:${await portOf(selfSigned())}`],
  ['has a certificate for another name', async () => `https://localhost:${await portOf(selfSigned())}`],
  [
    'ends every connection in the handshake',
    async () => `https://127.0.0.1:${await portOf(createTcpServer((s) => s.destroy()))}`,
  ],
];

const selfSigned = () => createTlsServer({ key: pem('key'), cert: pem('crt') }, answering);

// The first does nothing but wait, which takes longer than all others together.
test.concurrent.each(UNREACHABLE)(
  'a shop that %s is reported as an upstream error for every request',
  async (_, address) => {
    const api = await openApi({ shop, shopUrl: await address() });
    try {
      const browser = api.newBrowser();
      const answers = await Promise.all([
        browser.ask('{ categories { name } }'),
        browser.ask('{ search(query: "raid") { total } }'),
        browser.ask('mutation { addToCart(input: { product: "1" }) { errors { code } } }'),
      ]);
      for (const { status, errors } of answers) {
        expect(status).toBe(200);
        expect(errors.map(({ extensions }) => String(extensions?.['code']))).toEqual([
          expect.stringMatching(/^UPSTREAM_(NETWORK|TIMEOUT)$/),
        ]);
      }
      expect((await api.http.get('/healthz')).status).toBe(200);
      const ready = await api.http.get('/readyz');
      expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', shop: 'away' }]);
    } finally {
      await api.close();
    }
  },
);
