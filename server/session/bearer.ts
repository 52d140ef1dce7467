import type { ServerResponse } from 'node:http';
import type { StoredToken } from '#server/rest/transport/token.ts';
import type { VisitorSession } from './visitor-session.ts';

/** The answer's header with the session's token, whenever it is another one than was sent. */
export const SESSION_TOKEN = 'Session-Token';

const TOKEN = /^([\w-]{16,200})\.(\d{1,15})$/;
const AUTHORIZATION = /^bearer(?: +(.*))?$/i;

/** What stands after `Bearer`; undefined where another scheme or nothing is sent. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const found = AUTHORIZATION.exec(authorization?.trim() ?? '');
  return found ? (found[1] ?? '') : undefined;
}

export function readToken(text: string | undefined): StoredToken | undefined {
  const match = TOKEN.exec(text ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  return { value: match[1], expiresAtMs: Number(match[2]) };
}

export function writeToken({ value, expiresAtMs }: StoredToken): string {
  return `${value}.${expiresAtMs}`;
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
