import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { addressOf } from './address.ts';
import { readToken, writeToken } from './token-text.ts';
import { bearerOf, bearerSession, SESSION_TOKEN } from './bearer.ts';
import { readCookies } from './cookies.ts';
import { countryOf, currencyOf, isCurrency, namedCountry, regionOf, type Currency, type Region } from './geo.ts';
import { readZone } from './zone.ts';
import { createSessions, type VisitorSession } from './visitor-session.ts';

export type { Currency };

/** The visitor, as far as a shop without accounts can know. */
export type Visitor = {
  locale: 'en-us';
  currency: Currency;
  /** Two-letter ISO code. */
  country: string;
  /** As the proxy reports it; null if it reports none. */
  namedCountry: string | null;
  region: Region;
  /** The visitor's time zone; undefined until the browser has sent it. */
  zone: string | undefined;
  /** Network address; empty if it is unknown. */
  address: string;
  session: VisitorSession;
};

export type VisitorOf = (req: IncomingMessage, res: ServerResponse, client?: ApiClient) => Visitor;

/** A client of the API sends in headers what a browser has in cookies. */
type ApiClient = { isCookieless: boolean };

/** Determines which variant of a shared page a visitor gets. */
export type Variant = Pick<Visitor, 'locale' | 'currency' | 'region'>;

/** The variant of a visitor, if nothing else is needed: most requests are answered with a cached page. */
export function variantOf(
  req: IncomingMessage,
  { countryHeader }: Pick<ServerConfig, 'countryHeader'>,
): Variant & { isCurrencyUnknown: boolean } {
  const country = countryOf(req.headers[countryHeader]);
  const named = namedVariant(req);
  if (named) return { ...variantFrom(named, country), isCurrencyUnknown: false };
  const cookies = readCookies(req);
  const currency = cookies.get('currency');
  return {
    ...variantFrom({ currency, region: cookies.get('region') }, country),
    isCurrencyUnknown: currency !== undefined && !isCurrency(currency),
  };
}

type Choice = { currency: string | undefined; region: string | undefined };

function variantFrom({ currency, region }: Choice, country: string): Variant {
  return {
    locale: 'en-us',
    currency: isCurrency(currency) ? currency : currencyOf(country),
    region: isRegion(region) ? region : regionOf(country),
  };
}

/**
 * Cookies take precedence over the country that the proxy reports; every value is checked against its allow-list, so no
 * other text of a cookie is passed on.
 */
export function createVisitorOf(config: ServerConfig, sessions = createSessions(config)): VisitorOf {
  return (req, res, client) => {
    const cookies = readCookies(req);
    // Forging it only allows choices that a cookie or the checkout's form allow anyway.
    const header = req.headers[config.countryHeader];
    const country = countryOf(header);
    const variant = client ? headersOf(req) : namedVariant(req);
    const currency = variant?.currency ?? cookies.get('currency');
    const region = variant?.region ?? cookies.get('region');
    const address = addressOf(req, config.trustProxy);
    const session = client?.isCookieless
      ? bearerSession(readToken(bearerOf(req.headers.authorization)), address, (token) => {
          res.setHeader(SESSION_TOKEN, token ? writeToken(token) : '');
        })
      : sessions.of(cookies, res, address);
    return {
      ...variantFrom({ currency, region }, country),
      country,
      namedCountry: namedCountry(header),
      zone: readZone(cookies.get('zone')),
      address,
      session,
    };
  };
}

/** The headers that `namedVariant` reads. */
export const VARIANT_HEADERS = 'X-Currency, X-Region';

/** Currency and region as determined by a shared cache in front of us, if it sends both. */
export function namedVariant(req: IncomingMessage): { currency: Currency; region: Region } | undefined {
  const { currency, region } = headersOf(req);
  return isCurrency(currency) && isRegion(region) ? { currency, region } : undefined;
}

function headersOf(req: IncomingMessage): { currency: string | undefined; region: string | undefined } {
  return { currency: headerOf(req, 'x-currency')?.toUpperCase(), region: headerOf(req, 'x-region')?.toLowerCase() };
}

function isRegion(value: string | undefined): value is Region {
  return value === 'us' || value === 'eu';
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The same visitor without anything personal, for documents that are cached and shown to everybody: reading the cart or
 * an order through it is an error.
 */
export function anyone(visitor: Variant): Visitor {
  return {
    ...visitor,
    country: 'US',
    namedCountry: null,
    zone: undefined,
    address: '',
    session: {
      get: () => undefined,
      set() {
        throw new Error('A document that all visitors share must not read the session of a visitor');
      },
      rotate() {
        throw new Error('A document that all visitors share must not change the session of a visitor');
      },
      showCartCount() {
        throw new Error('A document that all visitors share must not change the cart of a visitor');
      },
      rememberChoices() {},
      endForm() {},
      mendCurrency() {},
    },
  };
}

/** A visitor about whom nothing is known. */
export const UNKNOWN_VISITOR: Visitor = anyone({ locale: 'en-us', currency: 'USD', region: 'us' });
