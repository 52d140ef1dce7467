import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AllowOrigin } from './graphql/allowed-origin.ts';

const RETRY_AFTER_SECONDS = '5';
const FOR_PROGRAMS = /^\/(?:graphql|mcp)(?:[/?]|$)/;

/** What the storefront responds before it has pages. */
export function answerWhileStarting(req: IncomingMessage, res: ServerResponse, allowOrigin: AllowOrigin): void {
  res.setHeader('Cache-Control', 'no-store');
  if (req.url === '/healthz') {
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end('{"status":"ok"}');
    return;
  }
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  if (FOR_PROGRAMS.test(req.url ?? '')) {
    // As server/http/error/send-error.ts has it, so that one reader handles both.
    allowOrigin(req, res);
    const errors = [{ message: 'The storefront is starting', extensions: { code: 'UNAVAILABLE' } }];
    res.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify({ errors }));
    return;
  }
  res.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    // A browser that comes too early reloads automatically.
    Refresh: RETRY_AFTER_SECONDS,
  });
  res.end('Waystone is starting.\n');
}
