import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { Limiter } from '#shop/limit/limiter.ts';
import type { LimitName } from '#shop/config/limits.ts';
import type { Currency } from '#shop/money/currency.ts';
import type { LiveSearch } from '#shop/search/live-search.ts';
import type { Session } from '#shop/session/session.ts';
import type { EndpointSchema } from './endpoint/endpoint-schema.ts';

/** What every endpoint may use; created once at start. */
export type Deps = {
  db: Db;
  config: ShopConfig;
  now(): Date;
  log: Logger;
  /** Incremented with every change of the catalogue's content. */
  catalogueVersion(): number;
  limiter: Limiter;
  search: LiveSearch;
};

/** One request, already authenticated and validated in general. `endpoint` passes it to handlers as read. */
export type Call = {
  deps: Deps;
  /** The catalogue's state when the call came. */
  catalogue(): Promise<Catalogue>;
  /** Decoded path parameters. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** The JSON object that was sent; undefined if the body was empty. */
  body: Record<string, unknown> | undefined;
  headers: IncomingHttpHeaders;
  method: string;
  /** The shopper's address as far as it is known, a plain IPv4 or IPv6 address. */
  address: string;
  /** The storefront's own call for all visitors; no visitor's limit counts. */
  isClientItself: boolean;
  currency: Currency;
  /** A language of the shop, such as `en-gb`. */
  language: string;
  /** Called once, when the response has been sent or the caller has disconnected; at once if it has already. */
  onEnd(listener: () => void): void;
  /** The caller's session; for `auth: 'none'` endpoints its id is empty. */
  session: Session;
};

export type Answer = {
  /** 200 by default. */
  status?: number;
  data: unknown;
  message?: string[];
  /** Sent as `error` with `success: 1`, such as a cart's stock warnings. */
  warnings?: string[];
  /** Size of the whole list; sent in the body and as `X-Total-Count`. */
  total?: number;
  headers?: Record<string, string>;
  /** A page to send instead of the envelope, to a caller that did not ask for JSON. */
  html?: string;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express path below the API prefix, such as `/products/:id`. */
  path: string;
  auth: 'none' | 'session';
  /** `Cache-Control` of a response that is the same for everybody; adds `ETag` and `Vary`. */
  cache?: string;
  /** Rate limit, checked before the handler. */
  limit?: LimitName;
  /** Its request and response; declared in the noun's `schema.ts`. */
  schema: EndpointSchema;
  /** The handler. @throws HttpError with the errors of its schema. */
  read(call: Call): () => Promise<Answer>;
};

export type ErrorDetail = {
  code: string;
  field?: string;
  message: string;
  /** For a field of one game or line. */
  game?: string;
  line?: string;
  /** For `coupon`: why, and a sentence that says so with the remedy. */
  reason?: string;
  hint?: string;
  /** For `price_changed`: what the order would cost now. */
  total_decimal?: string;
  currency_code?: string;
  cart_version?: string;
};

/** An expected failure: its messages become `error`, its details `error_details`. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: ErrorDetail[];
  readonly headers: Record<string, string>;

  constructor(status: number, details: ErrorDetail[], headers: Record<string, string> = {}) {
    super(details[0]?.message ?? 'Refused');
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}
