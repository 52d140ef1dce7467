import { createHash, timingSafeEqual } from 'node:crypto';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Session } from '#shop/session/session.ts';
import { findToken } from '#shop/session/store.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';

/** The session of a Bearer token, and the state of the catalogue. @throws HttpError with the contract's message for each case. */
export async function authenticate(
  deps: Deps,
  header: string | undefined,
  query: URLSearchParams,
  body: Record<string, unknown> | undefined,
): Promise<{ session: Session; catalogue: string }> {
  if (!header) throw unauthorized('Unauthorized');
  if (query.has('access_token') || (body && 'access_token' in body)) {
    const message = 'Only one method may be used to authenticate at a time (Auth header, GET or POST)';
    throw new HttpError(400, [{ code: 'invalid_request', message }]);
  }
  const token = /^Bearer +([\w.~+/=-]{1,256})$/i.exec(header)?.[1];
  if (!token) throw unauthorized(/^Bearer\b/i.test(header) ? 'The access token provided is invalid' : 'Unauthorized');
  const found = await findToken(deps.db, token, deps.now());
  if (found.state === 'expired') throw unauthorized('The access token provided has expired');
  if (found.state === 'unknown') throw unauthorized('The access token provided is invalid');
  return { session: { id: found.sessionId }, catalogue: found.catalogue };
}

export type Credentials = { id: string; secret: string };

/** From `Authorization: Basic`, else from the body; undefined if neither has any. */
export function readCredentials(
  header: string | undefined,
  body: { client_id?: string | undefined; client_secret?: string | undefined },
): Credentials | undefined {
  const encoded = header && /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(header)?.[1];
  if (encoded) {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon >= 0) return { id: text.slice(0, colon), secret: text.slice(colon + 1) };
  }
  const { client_id: id, client_secret: secret } = body;
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

/** In constant time. */
export function isClient(config: ShopConfig, given: Credentials): boolean {
  const id = sameText(given.id, config.clientId);
  const secret = sameText(given.secret, config.clientSecret);
  return id && secret;
}

function sameText(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function unauthorized(message: string): HttpError {
  return new HttpError(401, [{ code: 'unauthorized', message }], { 'WWW-Authenticate': 'Bearer realm="shop"' });
}
