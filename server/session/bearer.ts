import type { ServerResponse } from 'node:http';
import type { StoredToken } from '#server/rest/transport/token.ts';
import type { VisitorSession } from './visitor-session.ts';
import { writeToken } from './token-text.ts';

/** The answer's header with the session's token, whenever it is another one than was sent. */
export const SESSION_TOKEN = 'Session-Token';

const AUTHORIZATION = /^bearer(?: +(.*))?$/i;

/** What stands after `Bearer`; undefined where another scheme or nothing is sent. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const found = AUTHORIZATION.exec(authorization?.trim() ?? '');
  return found ? (found[1] ?? '') : undefined;
}

/** The session of a client that keeps its token itself: nothing is read from cookies, and none is set. */
export function bearerSession(given: StoredToken | undefined, res: ServerResponse, address: string): VisitorSession {
  let stored = given;
  const hand = (token: StoredToken | undefined): void => {
    res.setHeader(SESSION_TOKEN, token ? writeToken(token) : '');
  };
  return {
    address,
    get known() {
      return stored !== undefined;
    },
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
    mendCurrency() {},
  };
}
