import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import type { PageAddress } from './page-address.ts';

/** The request for the router. It has the address and a form, and nothing that distinguishes visitors. */
export function pageRequest(config: ServerConfig, address: PageAddress, signal: AbortSignal): Request {
  return new Request(config.siteUrl + address.pathname + address.search, { signal });
}

export function formRequest(config: ServerConfig, address: PageAddress, req: IncomingMessage, body: Buffer): Request {
  return new Request(config.siteUrl + address.pathname + address.search, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'Content-Type': req.headers['content-type'] ?? '' },
  });
}
