import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SeenCall = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

export type WholeAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * A response instead of the shop's: a status with a body, or nothing at all. `cut`: the connection ends after the body,
 * before the response is complete. `drips`: spaces one by one, without an end. Without a status it is the shop's own
 * response, `slowMs` later or `after` something has happened.
 */
export type Instead =
  | { status: number; body?: string; headers?: Record<string, string>; cut?: true; drips?: true; slowMs?: number }
  | { slowMs: number }
  | { after: Promise<void> }
  | { rewrite: (answer: WholeAnswer) => WholeAnswer }
  | 'hang'
  | 'reset';

/** A proxy before a shop, which records the calls and may answer instead of the shop. */
export type CountingShop = {
  url: string;
  /** Every call since the start or the last `forget`, token calls included; paths below `/api/rest/`. */
  calls: SeenCall[];
  /** Paths of the calls, token calls left out. */
  paths(): string[];
  tokenCalls(): SeenCall[];
  forget(): void;
  /** Whether a caller has aborted an unanswered call since the last `instead`. */
  isGivenUp(): boolean;
  /** Called for every request; what it returns is sent instead of the shop's response. */
  instead(decide: ((call: SeenCall) => Instead | undefined) | undefined): void;
  close(): Promise<void>;
};

const PREFIX = '/api/rest/';
const TOKEN_PATH = 'oauth2/token/client_credentials';

export async function countCalls(shopUrl: string): Promise<CountingShop> {
  const calls: SeenCall[] = [];
  let decide: ((call: SeenCall) => Instead | undefined) | undefined;
  let givenUp = false;

  const server = createServer((req, res) => {
    void readBody(req).then((body) => {
      const url = req.url ?? '';
      const path = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : url;
      const call = { method: req.method ?? '', path, headers: req.headers, body };
      calls.push(call);
      const instead = decide?.(call);
      if (typeof instead === 'object' && 'status' in instead) {
        if (instead.slowMs === undefined) answerInstead(instead, res);
        else setTimeout(() => answerInstead(instead, res), instead.slowMs);
      } else if (typeof instead === 'object' && 'slowMs' in instead) {
        setTimeout(() => passOn(shopUrl, call, url, res), instead.slowMs);
      } else if (typeof instead === 'object' && 'after' in instead) {
        void instead.after.then(() => passOn(shopUrl, call, url, res));
      } else if (typeof instead === 'object' && 'rewrite' in instead) {
        passOn(shopUrl, call, url, res, instead.rewrite);
      } else if (instead === 'hang') res.once('close', () => (givenUp = true));
      else if (instead === 'reset') res.destroy();
      else passOn(shopUrl, call, url, res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    paths: () => calls.filter(({ path }) => path !== TOKEN_PATH).map(({ path }) => path),
    tokenCalls: () => calls.filter(({ path }) => path === TOKEN_PATH),
    forget: () => void calls.splice(0),
    isGivenUp: () => givenUp,
    instead(next) {
      givenUp = false;
      decide = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answerInstead(instead: Extract<Instead, { status: number } | 'reset'>, res: ServerResponse): void {
  if (instead === 'reset') return void res.destroy();
  res.writeHead(instead.status, { 'content-type': 'application/json', ...instead.headers });
  if (instead.drips) drip(res);
  else if (instead.cut) res.write(instead.body ?? '', () => res.destroy());
  else res.end(instead.body ?? '');
}

/** More often than any idle timeout. */
const DRIP_EVERY_MS = 100;

function drip(res: ServerResponse): void {
  const timer = setInterval(() => res.write(' '), DRIP_EVERY_MS);
  res.once('close', () => clearInterval(timer));
}

function passOn(
  shopUrl: string,
  call: SeenCall,
  url: string,
  res: ServerResponse,
  rewrite?: (answer: WholeAnswer) => WholeAnswer,
): void {
  const upstream = request(`${shopUrl}${url}`, { method: call.method, headers: call.headers }, (answer) => {
    if (rewrite) return void sendRewritten(answer, res, rewrite);
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  upstream.on('error', () => res.destroy());
  res.once('close', () => upstream.destroy());
  upstream.end(call.body);
}

/** Drops hop-by-hop headers and the length, which belong to the original connection. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

async function sendRewritten(
  answer: IncomingMessage,
  res: ServerResponse,
  rewrite: (answer: WholeAnswer) => WholeAnswer,
): Promise<void> {
  const given = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
  const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const made = rewrite({ status: answer.statusCode ?? 502, headers, body: await readBody(answer) });
  res.writeHead(made.status, made.headers);
  res.end(made.body);
}
