import type { StoredToken } from '#server/rest/transport/token/token.ts';
import type { VisitorSession } from './visitor-session.ts';

/** The response header with the session's token, whenever it differs from the one that was sent. */
export const SESSION_TOKEN = 'Session-Token';

const AUTHORIZATION = /^bearer(?: +(.*))?$/i;

/** The token after `Bearer`; undefined if another scheme or nothing was sent. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const found = AUTHORIZATION.exec(authorization?.trim() ?? '');
  return found ? (found[1] ?? '') : undefined;
}

/**
 * The session of a client that stores its token itself: no cookies are read or set.
 *
 * @param hand gives the client its next token; undefined when the session has ended.
 */
export function bearerSession(
  given: StoredToken | undefined,
  address: string,
  hand: (token: StoredToken | undefined) => void,
): VisitorSession {
  let stored = given;
  return {
    address,
    get: () => stored,
    set(token) {
      stored = token;
      hand(token);
    },
    rotate({ value, lifetimeSeconds }) {
      hand({ value, expiresAtMs: Date.now() + lifetimeSeconds * 1000 });
    },
    showCartCount() {},
    rememberChoices() {},
    endForm() {},
    mendCurrency() {},
  };
}
