import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { bind, codeOf } from '#process/bind.ts';
import { closeServer } from '#process/close-server.ts';
import { rejectUnreadable } from '#process/unreadable-request.ts';
import { StartError } from '#shop/config/start-error.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
const CLOSE_LIMIT_MS = 8_000;
const IDLE_SWEEP_MS = 50;
const RETRY_AFTER_SECONDS = '2';
const STOPPING = { ok: false, reason: 'stopping' };

export type ShopServer = {
  url: string;
  /** Passes requests to the app; until then everything but `/healthz` gets 503. */
  open(app: RequestListener): void;
  /** `/readyz` reports unready for this long before new connections are refused. */
  drain(drainMs: number): Promise<void>;
  /** Finishes requests in flight, for 8 seconds at most. */
  close(): Promise<void>;
};

/**
 * Listens before anything else is done, so that a port in use is reported before any work.
 *
 * @param at port 0 takes a free one.
 * @throws StartError naming the setting.
 */
export async function listen(at: { host: string; port: number }, log: Logger): Promise<ShopServer> {
  const gate = createGate();
  // A missing Host is rejected by ./request-target.ts, which logs it.
  const server = createServer({ requireHostHeader: false }, gate.handle);
  rejectUnreadable(server, log);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  await bind(server, at).catch((cause: unknown) => {
    throw new StartError(reasonOf(cause, at), { cause });
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new StartError('the server is not listening on a TCP port');
  const { port } = bound;
  return {
    url: `http://${at.host.includes(':') ? `[${at.host}]` : at.host}:${port}`,
    open: gate.open,
    async drain(drainMs) {
      gate.drain();
      await wait(drainMs);
    },
    async close() {
      gate.drain();
      await closeServer(server, { limitMs: CLOSE_LIMIT_MS, sweepMs: IDLE_SWEEP_MS });
    },
  };
}

/** Answers probes outside the app, which does not exist at first and is not asked any more during a shutdown. */
function createGate() {
  let app: RequestListener = starting;
  let draining = false;
  const probes = new Set<ServerResponse>();
  return {
    handle: ((req, res) => {
      if (draining) res.setHeader('Connection', 'close');
      if (req.url === '/readyz') {
        if (draining) return answer(res, 503, STOPPING);
        probes.add(res);
        res.once('close', () => probes.delete(res));
      }
      app(req, res);
    }) satisfies RequestListener,
    open(handler: RequestListener) {
      app = handler;
    },
    drain() {
      draining = true;
      // A busy database may take long: probes that wait for it would be told yes after the stop has begun.
      for (const probe of probes) if (!probe.headersSent) answer(probe, 503, STOPPING);
    },
  };
}

const starting: RequestListener = (req, res) => {
  if (req.url === '/healthz') return answer(res, 200, { ok: true });
  const message = 'The shop is starting.';
  const request_id = randomUUID();
  res.setHeader('X-Request-Id', request_id);
  const error_details = [{ code: 'unavailable', message }];
  answer(res, 503, { success: 0, error: [message], data: [], error_details, request_id });
};

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  });
  res.end(JSON.stringify(body));
}

function reasonOf(cause: unknown, { host, port }: { host: string; port: number }): string {
  const code = codeOf(cause);
  if (code === 'EADDRINUSE') return `SHOP_PORT: ${port} is already in use; stop the other program or set SHOP_PORT`;
  if (code === 'EACCES')
    return `SHOP_PORT: ${port} requires privileges that this user does not have; set SHOP_PORT to 1024 or more`;
  return `SHOP_HOST: ${host} is not an address of this machine (${String(code)}); set SHOP_HOST to one`;
}
