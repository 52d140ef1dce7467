import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Accept a connection, read its request, hand it over; and one more, for what came meanwhile. */
const TURNS = 4;

/**
 * Accepts no more connections, lets requests in flight finish, within a limit, and closes what is idle.
 *
 * A busy process is a second behind: to Node a connection is idle whose request has arrived and is not read yet, and
 * closing it resets it. So what has arrived is read before anything is closed.
 */
export async function closeServer(server: Server, { limitMs, sweepMs }: { limitMs: number; sweepMs: number }) {
  await readArrived();
  const closed = once(server, 'close');
  // That of an HTTP server would close idle connections, too.
  NetServer.prototype.close.call(server);
  await readArrived();
  server.closeIdleConnections();
  // A busy keep-alive connection would outlive all this by its whole timeout.
  const sweep = setInterval(() => void readArrived().then(() => server.closeIdleConnections()), sweepMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

async function readArrived(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
}
