import { createServer, type RequestListener, type Server } from 'node:http';
import { bind, codeOf } from '#process/bind.ts';
import { closeServer } from '#process/close-server.ts';
import { ListenError } from '#process/listen-error.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 24_000;
const KEEP_ALIVE_TIMEOUT_MS = 20_000;
/** Longer than a proxy in front keeps its connections open. */
const PROXY_KEEP_ALIVE_TIMEOUT_MS = 65_000;
/**
 * Half of the time that a client which reads nothing is tolerated: Node checks twice, since sent data may have been
 * read meanwhile. More than the 12 s between two keep-alive messages of a subscription.
 */
const STALL_TIMEOUT_MS = 12_500;
const CHECK_INTERVAL_MS = 2_500;
const MAX_CONNECTIONS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;
const STOP_LIMIT_MS = 10_000;
const IDLE_SWEEP_MS = 200;

type Address = {
  host: string;
  port: number;
  /** Proxies in front of this process. */
  trustProxy?: number;
};

export async function listen(handle: RequestListener, at: Address, stallMs = STALL_TIMEOUT_MS): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: at.trustProxy ? PROXY_KEEP_ALIVE_TIMEOUT_MS : KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Missing ones are rejected by server/http/error/request-target.ts, which logs them.
      requireHostHeader: false,
      // Skips waiting for the end of empty bodies: a fifth of the cost of a cached page.
      optimizeEmptyRequests: true,
    },
    handle,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = stallMs;
  await bind(server, at).catch((cause: unknown) => {
    throw new ListenError(reasonOf(cause, at), { cause });
  });
  return server;
}

/** Lets requests in flight finish, within a limit. The caller has stopped accepting new visitors before. */
export async function stopListening(server: Server, limitMs = STOP_LIMIT_MS): Promise<void> {
  await closeServer(server, { limitMs, sweepMs: IDLE_SWEEP_MS });
}

function reasonOf(cause: unknown, { host, port }: { host: string; port: number }): string {
  const code = codeOf(cause);
  if (code === 'EADDRINUSE') return `PORT: ${port} is already in use; stop the other program or set PORT`;
  if (code === 'EACCES')
    return `PORT: ${port} requires privileges that this user does not have; set PORT to 1024 or more`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is not an address of this machine`;
  return `Cannot listen on ${host}:${port}`;
}
