import { setImmediate as turn } from 'node:timers/promises';

/** Accept a connection, read its request, hand it over; and one more, for what came meanwhile. */
const TURNS = 4;

/**
 * Until requests that have reached this machine are read. A busy process is a second behind, and a server that closes
 * then resets connections whose requests it has not seen yet: to it they are idle.
 */
export async function readArrived(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
}
