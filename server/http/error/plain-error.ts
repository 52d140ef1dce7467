import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { documentHeaders } from '#server/http/document-headers.ts';

const RETRY_AFTER_SECONDS = 5;

const MESSAGES: Record<number, string> = {
  400: 'This address cannot be read.',
  405: 'This page cannot be used that way.',
  413: 'That was more than the form can hold.',
  415: 'This form came in a format the shop does not read.',
  422: 'This form has characters that the shop does not read. Go back, remove them and send it again.',
  429: 'Many pages were asked for from here at once. Please wait a moment before the next one.',
  503: 'The shop cannot answer right now. Please try again in a moment.',
};

/** The last resort: a page that does not depend on the client wing. */
export function sendPlainError(
  config: ServerConfig,
  res: ServerResponse,
  status: number,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const message = MESSAGES[status] ?? 'Something went wrong. Please try again.';
  const title = STATUS_CODES[status] ?? 'Error';
  const html = `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${title} | Waystone</title><meta name="robots" content="noindex"></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/en-us">To the home page</a></p></main></body></html>`;
  res.writeHead(status, [
    ...documentHeaders(config),
    'Cache-Control',
    'private, no-store',
    'Content-Length',
    String(Buffer.byteLength(html)),
    ...(status === 503 || status === 429 ? ['Retry-After', String(retryAfterSeconds)] : []),
    ...(status === 405 ? ['Allow', 'GET, HEAD, POST'] : []),
  ]);
  res.end(res.req.method === 'HEAD' ? undefined : html);
}
