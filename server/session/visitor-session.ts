import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from '#server/config/config.ts';
import type { StoredToken, TokenHolder } from '#server/rest/transport/token/token.ts';
import { readToken, writeToken } from './token-text.ts';
import { writeCookie } from './cookies.ts';
import { createXsrf, XSRF_COOKIE, type Xsrf } from './xsrf.ts';
import { isCurrency } from './geo.ts';

/** The shop's session of one browser. Writing it sets cookies on the answer under way. */
export type VisitorSession = TokenHolder & {
  /** False until the first cart, checkout or order call has made a session. */
  known: boolean;
  /**
   * The token of the visitor's next request. This one goes on with the old one, which ends once the new
   * one is used: until then the browser may not have got it.
   */
  rotate(next: { value: string; lifetimeSeconds: number }): void;
  /** Lines of the cart, for the badge on pages that are the same for everybody. */
  showCartCount(count: number): void;
  /** Writes the readable cookies of currency, region, language and XSRF token where they are missing or unknown. */
  rememberChoices(choices: { currency: string; region: string }): void;
  /** The browser's next form is another one, whatever is in it: a form is done once for its XSRF token. */
  endForm(): void;
  /** Puts a currency into the cookie whose value is none. */
  mendCurrency(currency: string): void;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/**
 * A script reads the XSRF token from its cookie, and the browser adds the cookies a moment later: an answer in between
 * may have changed the session. For this long the process that changed it accepts a token of the session before too.
 */
const REPLACED = { max: 10_000, ttl: 10_000 };

/** Reads and writes the cookies of one site's visitors. */
export type Sessions = {
  of(cookies: ReadonlyMap<string, string>, res: ServerResponse, address: string): VisitorSession;
  /** Whether a request's cookies hold a session. */
  isIn(cookies: ReadonlyMap<string, string>): boolean;
  /** Whether the cookie's token is of the request's session, and the header's of the same or of the one a moment ago. */
  isXsrfPair(cookies: ReadonlyMap<string, string>, header: string): boolean;
  renewXsrf(cookies: ReadonlyMap<string, string>, res: ServerResponse): void;
};

export function createSessions(config: Pick<ServerConfig, 'siteUrl' | 'shopClientSecret'>): Sessions {
  const secure = config.siteUrl.startsWith('https:');
  const site: Site = {
    secure,
    name: secure ? '__Host-waystone' : 'waystone',
    xsrf: createXsrf(config.shopClientSecret),
    replaced: new LRUCache(REPLACED),
  };
  return {
    of: (cookies, res, address) => visitorSession(site, cookies, res, address),
    isIn: (cookies) => cookies.has(site.name),
    isXsrfPair(cookies, header) {
      const token = cookies.get(XSRF_COOKIE);
      const session = readToken(cookies.get(site.name))?.value;
      if (token === undefined || !site.xsrf.isValid(token, session)) return false;
      // Of two answers under way at once each may have issued a token: either of them shows the session's own page.
      if (site.xsrf.isValid(header, session)) return true;
      const before = site.replaced.get(token);
      return before !== undefined && site.xsrf.isValid(header, before.session);
    },
    renewXsrf: (cookies, res) => writeXsrf(res, site.xsrf.issue(readToken(cookies.get(site.name))?.value), site.secure),
  };
}

type Site = {
  secure: boolean;
  name: string;
  xsrf: Xsrf;
  /** The sessions before a change, by the XSRF tokens issued at it. */
  replaced: LRUCache<string, { session: string | undefined }>;
};

function visitorSession(
  { secure, name, xsrf, replaced }: Site,
  cookies: ReadonlyMap<string, string>,
  res: ServerResponse,
  address: string,
): VisitorSession {
  let stored = readToken(cookies.get(name));
  const keep = (cookie: string, value: string) =>
    writeCookie(res, cookie, value, { secure, maxAgeSeconds: YEAR_SECONDS });
  const renew = (sessionToken: string | undefined): void => {
    const token = xsrf.issue(sessionToken);
    const before = cookies.get(XSRF_COOKIE);
    const session = readToken(cookies.get(name))?.value;
    if (xsrf.isValid(before, session)) replaced.set(token, { session });
    writeXsrf(res, token, secure);
  };
  let isHanded = false;
  const hand = (token: StoredToken | undefined): void => {
    isHanded = true;
    const value = token ? writeToken(token) : '';
    writeCookie(res, name, value, { secure, httpOnly: true, maxAgeSeconds: token ? YEAR_SECONDS : 0 });
    renew(token?.value);
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
    showCartCount(count) {
      if (cookies.get('waystone_cart') !== String(count)) keep('waystone_cart', String(count));
    },
    mendCurrency(currency) {
      const inCookie = cookies.get('currency');
      if (inCookie !== undefined && !isCurrency(inCookie)) keep('currency', currency);
    },
    rememberChoices({ currency, region }) {
      if (!isCurrency(cookies.get('currency'))) keep('currency', currency);
      if (!/^(us|eu)$/.test(cookies.get('region') ?? '')) keep('region', region);
      if (cookies.get('language') !== 'en-us') keep('language', 'en-us');
      if (!isHanded && !xsrf.isValid(cookies.get(XSRF_COOKIE), stored?.value)) {
        renew(stored?.value);
      }
    },
    endForm() {
      if (!isHanded) renew(stored?.value);
    },
  };
}

function writeXsrf(res: ServerResponse, token: string, secure: boolean): void {
  writeCookie(res, XSRF_COOKIE, token, { secure, maxAgeSeconds: YEAR_SECONDS });
}
