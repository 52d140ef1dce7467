import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** As long as a busy process may take to end after it was killed, or a shop to notice that its storefront was. */
const PORT_WAIT_MS = 2_000;
const PORT_POLL_MS = 50;

/** Listens. The port may still belong to an earlier process that is about to end. @throws the error of `listen`. */
export async function bind(server: Server, at: { host: string; port: number }): Promise<void> {
  for (const until = performance.now() + PORT_WAIT_MS; ; await wait(PORT_POLL_MS)) {
    server.listen({ host: at.host, port: at.port });
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || performance.now() > until) throw error;
    }
  }
}

/** Of a system error, such as EADDRINUSE. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
