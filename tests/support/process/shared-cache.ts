import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CachePolicy from 'http-cache-semantics';

const VARNISH = '/usr/sbin/varnishd';
const STARTED_MS = 30_000;

/** A caching proxy before a storefront. A POST to `/purge` drops pages by key. */
export type SharedCache = { url: string; close(): Promise<void> };

export type CacheKind = 'varnish' | 'rfc9111';

/** Varnish with the configuration of docs/operate.md, where it is installed; and always a cache by RFC 9111. */
export const CACHES: CacheKind[] = existsSync(VARNISH) ? ['rfc9111', 'varnish'] : ['rfc9111'];

type Places = { port: number; originPort: number };

export function openSharedCache(kind: CacheKind, places: Places): Promise<SharedCache> {
  return kind === 'varnish' ? openVarnish(places) : openPlainCache(places);
}

async function openVarnish({ port, originPort }: Places): Promise<SharedCache> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-varnish-'));
  const [, vcl = ''] = /```vcl\n([\s\S]*?)```/.exec(readFileSync('docs/operate.md', 'utf8')) ?? [];
  const file = join(folder, 'waystone.vcl');
  writeFileSync(file, vcl.replace('"3000"', `"${originPort}"`));
  const args = [
    '-F',
    '-n',
    join(folder, 'state'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,32m',
    '-j',
    'none',
  ];
  const varnish = spawn(VARNISH, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(varnish, 'exit');
  let output = '';
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, () => varnish.exitCode !== null && output);
  return {
    url,
    async close() {
      varnish.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, failed: () => string | false): Promise<void> {
  const until = Date.now() + STARTED_MS;
  while (Date.now() < until) {
    const output = failed();
    if (output) throw new Error(`Varnish ended at its start:\n${output}`);
    const status = await fetch(`${url}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Varnish does not answer');
}

type CachedAnswer = { policy: CachePolicy; body: Buffer };

/** Determines currency and region as the proxies of docs/operate.md do, and leaves the rest to the library. */
async function openPlainCache({ port, originPort }: Places): Promise<SharedCache> {
  const kept = new Map<string, CachedAnswer>();
  const server = createServer((req, res) => {
    if (req.method === 'POST' && req.url === '/purge') {
      forget(kept, String(req.headers['surrogate-key']).split(' '));
      res.end();
      return;
    }
    answerFrom(kept, `http://127.0.0.1:${originPort}`, req, res).catch((error: Error) => res.destroy(error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answerFrom(
  kept: Map<string, CachedAnswer>,
  origin: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const url = req.url ?? '';
  const headers: IncomingHttpHeaders = { ...req.headers, ...variantOf(req), 'accept-encoding': 'identity' };
  const asked = { url, method: 'GET', headers };
  const key = `${url} ${headers['x-currency']} ${headers['x-region']}`;
  const known = kept.get(key);
  if (known?.policy.satisfiesWithoutRevalidation(asked)) {
    res.writeHead(200, { ...known.policy.responseHeaders(), 'x-cache': 'true' }).end(known.body);
    return;
  }
  const answer = await fetch(origin + url, { headers: asHeaders(headers), redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const policy = new CachePolicy(asked, { status: answer.status, headers: Object.fromEntries(answer.headers) });
  if (policy.storable() && policy.timeToLive() > 0) kept.set(key, { policy, body });
  res.writeHead(answer.status, { ...policy.responseHeaders(), 'x-cache': 'false' }).end(body);
}

function forget(kept: Map<string, CachedAnswer>, keys: string[]): void {
  for (const [address, { policy }] of kept) {
    const own = String(policy.responseHeaders()['surrogate-key']).split(' ');
    if (keys.some((key) => own.includes(key))) kept.delete(address);
  }
}

function variantOf({ headers }: IncomingMessage): Record<string, string> {
  const cookie = headers.cookie ?? '';
  return {
    'x-currency': /(?:^|; *)currency=(USD|EUR|GBP)(?:;|$)/.exec(cookie)?.[1] ?? 'USD',
    'x-region': /(?:^|; *)region=(us|eu)(?:;|$)/.exec(cookie)?.[1] ?? 'us',
  };
}

/** Without hop-by-hop headers. */
function asHeaders(headers: IncomingHttpHeaders): [string, string][] {
  const own = ['host', 'connection', 'keep-alive', 'transfer-encoding'];
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || own.includes(name) ? [] : [[name, String(value)] as [string, string]],
  );
}
