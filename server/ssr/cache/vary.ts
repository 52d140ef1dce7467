import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { namedVariant, VARIANT_HEADERS, type Visitor } from '#server/session/visitor.ts';

/**
 * The headers that decide which variant of a cached page a request gets. A shared cache that sends currency and region
 * has them in its key; otherwise they are chosen by cookie, or by the country that the CDN reports.
 */
export function varyOf({ countryHeader }: ServerConfig, req: IncomingMessage): string {
  if (namedVariant(req)) return `Accept-Encoding, ${VARIANT_HEADERS}`;
  return `Accept-Encoding, Cookie, ${countryHeader}`;
}

/** Values of a shared cache are no cookie, and a response that sets one is not cached by it. */
export function mendCurrency(req: IncomingMessage, { session, currency }: Visitor): void {
  if (!namedVariant(req)) session.mendCurrency(currency);
}
