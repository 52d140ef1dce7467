import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { namedVariant, VARIANT_HEADERS, type Visitor } from '#server/session/visitor.ts';

/**
 * What decides which form of a cached page a request gets. A shared cache that names currency and region has
 * made them its key; else they are chosen by cookie, or by the country the CDN names.
 */
export function varyOf({ countryHeader }: ServerConfig, req: IncomingMessage): string {
  if (namedVariant(req)) return `Accept-Encoding, ${VARIANT_HEADERS}`;
  return `Accept-Encoding, Cookie, ${countryHeader}`;
}

/** What a shared cache has worked out is no cookie, and an answer that sets one is not kept by it. */
export function mendCurrency(req: IncomingMessage, { session, currency }: Visitor): void {
  if (!namedVariant(req)) session.mendCurrency(currency);
}
