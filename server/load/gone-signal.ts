import type { ServerResponse } from 'node:http';
import { onClose } from '#process/on-close.ts';

/** Aborted when the caller leaves before the whole response is sent; at once if that is so already. */
export function goneSignal(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  onClose(res, () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
