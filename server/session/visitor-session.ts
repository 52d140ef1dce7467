import type { ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config.ts';
import type { TokenHolder } from '#server/rest/transport/token.ts';
import { writeCookie } from './cookies.ts';
import { isCurrency } from './geo.ts';

/** The shop's session of one browser. Writing it sets cookies on the answer under way. */
export type VisitorSession = TokenHolder & {
  /** False until the first cart, checkout or order call has made a session. */
  known: boolean;
  /** Pieces in the cart, for the badge on pages that are the same for everybody. */
  showCartCount(count: number): void;
  /** Writes the readable cookies of currency, region and language where they are missing or unknown. */
  rememberChoices(choices: { currency: string; region: string }): void;
};

const TOKEN_COOKIE = /^([\w-]{16,200})\.(\d{1,15})$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function visitorSession(
  config: Pick<ServerConfig, 'siteUrl'>,
  cookies: ReadonlyMap<string, string>,
  res: ServerResponse,
): VisitorSession {
  const secure = config.siteUrl.startsWith('https:');
  const name = secure ? '__Host-waystone' : 'waystone';
  let stored = readToken(cookies.get(name));
  const keep = (cookie: string, value: string) =>
    writeCookie(res, cookie, value, { secure, maxAgeSeconds: YEAR_SECONDS });
  return {
    get known() {
      return stored !== undefined;
    },
    get: () => stored,
    set(token) {
      stored = token;
      const value = token ? `${token.value}.${token.expiresAtMs}` : '';
      writeCookie(res, name, value, { secure, httpOnly: true, maxAgeSeconds: token ? YEAR_SECONDS : 0 });
    },
    showCartCount(count) {
      if (cookies.get('waystone_cart') !== String(count)) keep('waystone_cart', String(count));
    },
    rememberChoices({ currency, region }) {
      if (!isCurrency(cookies.get('currency'))) keep('currency', currency);
      if (!/^(us|eu)$/.test(cookies.get('region') ?? '')) keep('region', region);
      if (cookies.get('language') !== 'en-us') keep('language', 'en-us');
    },
  };
}

function readToken(cookie: string | undefined) {
  const match = TOKEN_COOKIE.exec(cookie ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  return { value: match[1], expiresAtMs: Number(match[2]) };
}
