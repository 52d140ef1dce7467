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

/** What every endpoint may use; made once at start. */
export type Deps = {
  db: Db;
  config: ShopConfig;
  now(): Date;
  log: Logger;
  /** Grows by one with every change of the catalogue's content. */
  catalogueVersion(): number;
  limiter: Limiter;
  search: LiveSearch;
};

/** One request, already authenticated and checked for what no endpoint accepts. `endpoint` gives it to handlers, read. */
export type Call = {
  deps: Deps;
  /** The catalogue as it was when the call came. */
  catalogue(): Promise<Catalogue>;
  /** Decoded path parameters. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** The JSON object sent; undefined when the body was empty. */
  body: Record<string, unknown> | undefined;
  headers: IncomingHttpHeaders;
  method: string;
  /** Of the shopper as far as it is known, a plain IPv4 or IPv6 address. */
  address: string;
  /** The client asks for everybody alike, and no visitor's limit counts. */
  isClientItself: boolean;
  currency: Currency;
  /** A code the shop has, such as `en-gb`. */
  language: string;
  /** Called once, when the caller has his answer or has gone. */
  onEnd(listener: () => void): void;
  /** The caller's session; for `auth: 'none'` endpoints its id is empty. */
  session: Session;
};

export type Answer = {
  /** 200 unless given. */
  status?: number;
  data: unknown;
  message?: string[];
  /** Sent as `error` with `success: 1`, as a cart's stock warnings are. */
  warnings?: string[];
  /** Size of the whole list; sent in the body and as `X-Total-Count`. */
  total?: number;
  headers?: Record<string, string>;
  /** A page to send in the envelope's place, to a caller that did not ask for JSON. */
  html?: string;
};

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express path below the API prefix, such as `/products/:id`. */
  path: string;
  auth: 'none' | 'session';
  /** `Cache-Control` of an answer that is the same for everybody; adds `ETag` and `Vary`. */
  cache?: string;
  /** What is counted before the call is handled. */
  limit?: LimitName;
  /** What it takes and answers; stands in the noun's `schema.ts`. */
  schema: EndpointSchema;
  /** What is to be done for a call. @throws HttpError with what its schema refuses. */
  read(call: Call): () => Promise<Answer>;
};

export type ErrorDetail = {
  code: string;
  field?: string;
  message: string;
  /** Of a field that each game or each line is asked for. */
  game?: string;
  line?: string;
  /** Of `coupon`: why, and a sentence that says so with the remedy. */
  reason?: string;
  hint?: string;
  /** Of `price_changed`: what the order would cost now. */
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
