import type { ServerResponse } from 'node:http';

/** Calls `listener` once, when the response has been sent or its caller has gone; at once if that is so already. */
export function onClose(res: ServerResponse, listener: () => void): void {
  // Node tells it once, which a handler that was still reading the database has missed.
  if (res.closed) listener();
  else res.once('close', listener);
}
