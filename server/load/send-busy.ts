import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { transportSecurity } from '#server/config/transport-security.ts';
import type { LoadClass } from './load-class.ts';

/** Seconds until a retry: buyers sooner than those who browse. */
const RETRY_AFTER: Record<LoadClass, string> = { order: '1', cart: '1', page: '3', search: '5' };

/** Sends the 503 for programs, in the shape of a GraphQL response. It is as cheap as a response can be. */
export function sendBusy(
  config: Pick<ServerConfig, 'siteUrl' | 'hstsSubdomains'>,
  res: ServerResponse,
  loadClass: LoadClass,
): void {
  const requestId = randomUUID();
  const body = JSON.stringify({
    errors: [
      {
        message: 'Too much is going on right now. Try again in a moment',
        extensions: { code: 'BUSY', retryAfter: Number(RETRY_AFTER[loadClass]), requestId },
      },
    ],
  });
  res.writeHead(503, [
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store'],
    ...retryAfter(loadClass),
    ...['X-Request-Id', requestId],
    ...['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
    ...['X-Content-Type-Options', 'nosniff'],
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...transportSecurity(config),
  ]);
  res.end(body);
}

function retryAfter(loadClass: LoadClass): string[] {
  return ['Retry-After', RETRY_AFTER[loadClass]];
}
