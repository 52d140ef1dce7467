import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Listener for a server's `clientError`: answers what is no HTTP request, with an id and a line in the log. */
export function rejectUnreadable(log: Logger): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  return ({ code = '' }, socket) => {
    // The client has gone.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = STATUSES.get(code) ?? 400;
    const requestId = randomUUID();
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      'Content-Length: 0',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
    log.info({ requestId, status, code }, 'refused what is no request');
  };
}
