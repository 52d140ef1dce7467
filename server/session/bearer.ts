import type { StoredToken } from '#server/rest/transport/token/token.ts';
import type { VisitorSession } from './visitor-session.ts';

/** The answer's header with the session's token, whenever it is another one than was sent. */
export const SESSION_TOKEN = 'Session-Token';

const AUTHORIZATION = /^bearer(?: +(.*))?$/i;

/** What stands after `Bearer`; undefined where another scheme or nothing is sent. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const found = AUTHORIZATION.exec(authorization?.trim() ?? '');
  return found ? (found[1] ?? '') : undefined;
}

/**
 * The session of a client that keeps its token itself: nothing is read from cookies, and none is set.
 *
 * @param hand gives the client its next token; undefined when the session is over.
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
