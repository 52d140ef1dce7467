// The shop's answers from memory, each a moment after it was asked for: what a page costs is then the storefront's
// alone. The first time a question is passed on to the real shop.
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** As far away as a shop on the same network. */
const LATENCY_MS = 2;
const { SHOP_URL: shopUrl = '', KEEPING: keeping = 'own' } = process.env;

/** How long the storefront may keep what it has read: as the shop itself says, not at all, or for the whole run. */
export type Keeping = 'own' | 'no-store' | 'lasting';

const LASTING = 'public, max-age=3600, stale-if-error=86400';

export type Asked = { path: string; bytes: number };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const known = new Map<string, Answer>();
let asked: Asked[] = [];

const server = createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    res.destroy();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The replayed shop has no port');
  process.send?.({ ready: `http://127.0.0.1:${address.port}` });
});

process.on('message', (message) => {
  if (message !== 'asked') return;
  process.send?.({ asked });
  asked = [];
});

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await buffer(req);
  const key = keyOf(req);
  const isRead = req.method === 'GET';
  const kept = isRead ? known.get(key) : undefined;
  const given = kept ?? (await pass(req, body));
  if (isRead && given.status === 200 && isShared(given)) known.set(key, given);
  if (isRead && !isPoll(req)) asked.push({ path: req.url ?? '', bytes: given.body.byteLength });
  setTimeout(() => send(res, given), LATENCY_MS);
}

/** A storefront asks for it every second, whatever pages it serves. */
function isPoll({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/public/release');
}

/** Prices that nobody has asked for before make another page of the same products. */
function keyOf({ url = '', headers }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  searchParams.delete('price_from');
  searchParams.delete('price_to');
  return `${pathname}?${searchParams} ${String(headers['x-oc-currency'] ?? headers['x-currency'] ?? '')}`;
}

function isShared({ headers }: Answer): boolean {
  return headers['cache-control']?.includes('public') === true;
}

function pass(req: IncomingMessage, body: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { 'if-none-match': _, ...headers } = req.headers;
  const passed = request(`${shopUrl}${req.url}`, { method: req.method, headers }, (from) => {
    buffer(from).then(
      (whole) => resolve({ status: from.statusCode ?? 502, headers: from.headers, body: whole }),
      reject,
    );
  });
  passed.once('error', reject);
  passed.end(body);
  return promise;
}

function send(res: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = headers;
  const sent: IncomingHttpHeaders = { ...own, 'content-length': String(body.byteLength) };
  if (keeping === 'no-store') {
    sent['cache-control'] = 'no-store';
    delete sent.etag;
  }
  if (keeping === 'lasting' && status === 200) sent['cache-control'] = LASTING;
  res.writeHead(status, sent);
  res.end(body);
}
