import type { IncomingMessage, ServerResponse } from 'node:http';

const RETRY_AFTER_SECONDS = '5';

/** What the storefront responds before it has pages. */
export function answerWhileStarting(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Cache-Control', 'no-store');
  if (req.url === '/healthz') {
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end('{"status":"ok"}');
    return;
  }
  res.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': RETRY_AFTER_SECONDS,
    // A browser that comes too early reloads automatically.
    Refresh: RETRY_AFTER_SECONDS,
  });
  res.end('Waystone is starting.\n');
}
