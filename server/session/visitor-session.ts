import type { ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import type { StoredToken, TokenHolder } from '#server/rest/transport/token/token.ts';
import { readToken, writeToken } from './token-text.ts';
import { writeCookie } from './cookies.ts';
import { createXsrf, XSRF_COOKIE, type Xsrf } from './xsrf.ts';
import { isCurrency } from './geo.ts';

/**
 * The shop's session of one browser; its token is undefined until the first cart, checkout or order call has created
 * one. Setting it sets cookies on the pending response.
 *
 * Created for every request, so it has no getters: V8 allocates a separate shape in the old space for an object literal
 * with getters, which keeps the request and everything it refers to from being collected with the other young objects.
 */
export type VisitorSession = TokenHolder & {
  /**
   * Sets the token for the visitor's next request. The current request uses the old one, which ends once the new one is
   * used: until then the browser may not have received it.
   */
  rotate(next: { value: string; lifetimeSeconds: number }): void;
  /** The number of lines in the cart, for the badge on pages that are the same for everybody. */
  showCartCount(count: number): void;
  /** Sets the readable cookies of currency, region, language and XSRF token if they are missing or invalid. */
  rememberChoices(choices: { currency: string; region: string }): void;
  /**
   * Makes the browser's next form another one, even with the same content: a form takes effect once for its XSRF token.
   */
  endForm(): void;
  /** Replaces an invalid currency in the cookie. */
  mendCurrency(currency: string): void;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads and writes the cookies of one site's visitors. */
export type Sessions = {
  of(cookies: ReadonlyMap<string, string>, res: ServerResponse, address: string): VisitorSession;
  /** Whether a request's cookies contain a session. */
  isIn(cookies: ReadonlyMap<string, string>): boolean;
  /** Whether cookie and header have tokens of the request's session, not necessarily the same one. */
  isXsrfPair(cookies: ReadonlyMap<string, string>, header: string): boolean;
  /** Whether the header's token was issued here, for any session. */
  isXsrfIssued(cookies: ReadonlyMap<string, string>, header: string): boolean;
  renewXsrf(cookies: ReadonlyMap<string, string>, res: ServerResponse): void;
};

export function createSessions(config: Pick<ServerConfig, 'siteUrl' | 'shopClientSecret'>): Sessions {
  const secure = config.siteUrl.startsWith('https:');
  const xsrf = createXsrf(config.shopClientSecret);
  const site: Site = { secure, name: secure ? '__Host-waystone' : 'waystone', xsrf };
  return {
    of: (cookies, res, address) => visitorSession(site, cookies, res, address),
    isIn: (cookies) => cookies.has(site.name),
    // Two simultaneous responses may each have issued a token: either of them belongs to the session's own page.
    isXsrfPair(cookies, header) {
      const session = readToken(cookies.get(site.name))?.value;
      return xsrf.isValid(cookies.get(XSRF_COOKIE), session) && xsrf.isValid(header, session);
    },
    isXsrfIssued: (_, header) => xsrf.isIssued(header),
    renewXsrf: (cookies, res) => writeXsrf(res, xsrf.issue(readToken(cookies.get(site.name))?.value), site.secure),
  };
}

type Site = { secure: boolean; name: string; xsrf: Xsrf };

function visitorSession(
  { secure, name, xsrf }: Site,
  cookies: ReadonlyMap<string, string>,
  res: ServerResponse,
  address: string,
): VisitorSession {
  let stored = readToken(cookies.get(name));
  const choices = choiceCookies(cookies, (cookie, value) =>
    writeCookie(res, cookie, value, { secure, maxAgeSeconds: YEAR_SECONDS }),
  );
  const renew = (sessionToken: string | undefined) => writeXsrf(res, xsrf.issue(sessionToken), secure);
  let isHanded = false;
  const hand = (token: StoredToken | undefined): void => {
    isHanded = true;
    const value = token ? writeToken(token) : '';
    writeCookie(res, name, value, { secure, httpOnly: true, maxAgeSeconds: token ? YEAR_SECONDS : 0 });
    renew(token?.value);
  };
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
    showCartCount: choices.showCartCount,
    mendCurrency: choices.mendCurrency,
    rememberChoices(given) {
      choices.remember(given);
      if (!isHanded && !xsrf.isValid(cookies.get(XSRF_COOKIE), stored?.value)) renew(stored?.value);
    },
    endForm() {
      if (!isHanded) renew(stored?.value);
    },
  };
}

/** The cookies that the browser's own script reads: none of them is secret. */
function choiceCookies(cookies: ReadonlyMap<string, string>, keep: (cookie: string, value: string) => void) {
  return {
    showCartCount(count: number) {
      if (cookies.get('waystone_cart') !== String(count)) keep('waystone_cart', String(count));
    },
    mendCurrency(currency: string) {
      const inCookie = cookies.get('currency');
      if (inCookie !== undefined && !isCurrency(inCookie)) keep('currency', currency);
    },
    remember({ currency, region }: { currency: string; region: string }) {
      if (!isCurrency(cookies.get('currency'))) keep('currency', currency);
      if (!/^(us|eu)$/.test(cookies.get('region') ?? '')) keep('region', region);
      if (cookies.get('language') !== 'en-us') keep('language', 'en-us');
    },
  };
}

function writeXsrf(res: ServerResponse, token: string, secure: boolean): void {
  writeCookie(res, XSRF_COOKIE, token, { secure, maxAgeSeconds: YEAR_SECONDS });
}
