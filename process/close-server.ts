import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Accept a connection, read its request, handle it; and one more, for requests that arrived meanwhile. */
const TURNS = 4;
/** For connections that wait to be accepted, which may be hundreds; the rest is for responses. */
const ARRIVED_SHARE = 0.5;

/**
 * Accepts no more connections, lets requests in flight finish, within a limit, and closes what is idle.
 *
 * A busy process is seconds behind: to Node a connection is idle whose request has arrived and is not read yet, and
 * closing it resets it. So what has arrived is read before anything is closed.
 */
export async function closeServer(server: Server, { limitMs, sweepMs }: { limitMs: number; sweepMs: number }) {
  const beganMs = performance.now();
  const endsAtMs = beganMs + limitMs;
  // While new connections keep arriving, those that waited at the beginning are among the first.
  await readArrived(server, beganMs + ARRIVED_SHARE * limitMs);
  const closed = once(server, 'close');
  // The method of an HTTP server would close idle connections, too.
  NetServer.prototype.close.call(server);
  await readArrived(server, endsAtMs);
  server.closeIdleConnections();
  // A busy keep-alive connection would outlive all this by its whole timeout.
  const sweep = setInterval(
    () => void readArrived(server, endsAtMs).then(() => server.closeIdleConnections()),
    sweepMs,
  );
  const limit = setTimeout(() => server.closeAllConnections(), Math.max(0, endsAtMs - performance.now()));
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** Node accepts one connection a turn of the event loop, so it takes as many turns as connections wait to be accepted. */
async function readArrived(server: Server, byMs: number): Promise<void> {
  let accepted = 0;
  const count = () => void (accepted += 1);
  server.on('connection', count);
  for (let quiet = 0; quiet < TURNS && performance.now() < byMs;) {
    const before = accepted;
    await turn();
    quiet = accepted === before ? quiet + 1 : 0;
  }
  server.off('connection', count);
}
