import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers malformed requests and requests for a tunnel with an id and a line in the log; Node itself would answer or drop
 * them silently. A request without Host, and one with an expectation other than 100-continue, go to the server's
 * listener like all others.
 *
 * @param server created with `requireHostHeader: false`.
 */
export function rejectUnreadable(server: Server, log: Logger): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // The client has disconnected.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    reject(socket, STATUSES.get(code) ?? 400, code);
  });
  server.on('connect', (_: IncomingMessage, socket) => reject(socket, 405, 'CONNECT'));
  server.on('checkExpectation', (req, res) => void server.emit('request', req, res));

  function reject(socket: Duplex, status: number, code: string): void {
    const requestId = randomUUID();
    log.info({ requestId, status, code }, 'malformed HTTP request rejected');
    // A response has begun: another head would be read as part of it.
    if (isAnswering(socket)) return void socket.destroy();
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      'Content-Length: 0',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  }
}

/** As Node's own listener asks. */
function isAnswering(socket: Duplex): boolean {
  return '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;
}
