import { GraphQLError, Kind } from 'graphql';
import type { Logger } from 'pino';
import { CallerError } from '#server/rest/transport/text.ts';
import { isRejection, UpstreamFailure, type FailureDetail } from '#server/rest/transport/failure.ts';
import { rateLimitMessage } from '#server/limit/rate-limit-message.ts';

/** Every code that an enum of the schema may have; each kind of error has some of them. */
export type UserErrorCode =
  | 'REQUIRED'
  | 'INVALID_FORMAT'
  | 'UNKNOWN_OPTION'
  | 'OUT_OF_RANGE'
  | 'NOT_FOUND'
  | 'LINK_EXPIRED'
  | 'CART_EMPTY'
  | 'CART_CHANGED'
  | 'PRICE_CHANGED'
  | 'PAYMENT_METHOD'
  | 'TERMS'
  | 'IN_PROGRESS'
  | 'KEY_REUSED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'REFUSED';

/** `retryAfter`: seconds, with the code `RATE_LIMITED`. */
export type UserError = {
  field: string | null;
  code: UserErrorCode;
  message: string;
  couponReason?: string;
  game?: string;
  line?: string;
  retryAfter?: number;
};

/** For a shop that does not say how long. */
const DEFAULT_WAIT_SECONDS = 60;
const GENERIC_MESSAGE = 'Something went wrong. Try again';

/** The shop's codes and ours. A code that is not listed here is only explained by its message. */
const CODES = new Map(
  Object.entries<UserErrorCode>({
    required: 'REQUIRED',
    invalid_field: 'INVALID_FORMAT',
    unknown_option: 'UNKNOWN_OPTION',
    out_of_range: 'OUT_OF_RANGE',
    sold_out: 'OUT_OF_RANGE',
    not_found: 'NOT_FOUND',
    link_expired: 'LINK_EXPIRED',
    cart_unavailable: 'CART_EMPTY',
    minimum_quantity: 'OUT_OF_RANGE',
    cart_changed: 'CART_CHANGED',
    price_changed: 'PRICE_CHANGED',
    payment_method: 'PAYMENT_METHOD',
    terms: 'TERMS',
    in_progress: 'IN_PROGRESS',
    key_reused: 'KEY_REUSED',
    unavailable: 'UNAVAILABLE',
  }),
);

/** `CouponReason` of the schema. */
const COUPON_REASONS = new Set([
  'UNKNOWN',
  'NOT_YET',
  'EXPIRED',
  'USED_UP',
  'USED_BEFORE',
  'FIRST_ORDER',
  'NOT_FOR_CART',
  'MINIMUM',
]);

/** Input fields whose names differ between the two sides. */
const FIELDS = new Map(
  Object.entries({
    payment_method: 'paymentMethod',
    custom_field: 'identities',
    key: 'line',
    product_id: 'product',
    event_id: 'event',
    expected_total: 'expectedTotal',
    cart_version: 'cartVersion',
    accept_price: 'acceptPrice',
    requested_player: 'requestedPlayer',
    company_address: 'companyAddress',
    vat_id: 'vatId',
    'Idempotency-Key': 'idempotencyKey',
  }),
);

export function userError(code: UserErrorCode, message: string, field: string | null = null): UserError {
  return { field, code, message };
}

/** The shop's errors, for the buyer. Rethrows every unexpected failure. */
export function userErrorsOf(error: unknown): UserError[] {
  if (error instanceof CallerError) return [userError('INVALID_FORMAT', error.message, error.field)];
  if (isRateLimited(error)) {
    const retryAfter = retryAfterOf(error);
    return [{ ...userError('RATE_LIMITED', rateLimitMessage(retryAfter)), retryAfter }];
  }
  if (!isRejection(error)) throw error;
  if (error.details.length > 0) return error.details.map(ofDetail);
  const code = error.status === 404 ? 'NOT_FOUND' : 'REFUSED';
  return [userError(code, error.messages[0] ?? GENERIC_MESSAGE)];
}

/** @param names the caller's names for the shop's fields. */
export function renamed(errors: UserError[], names: ReadonlyMap<string, string>): UserError[] {
  return errors.map((error) => ({ ...error, field: names.get(error.field ?? '') ?? error.field }));
}

function ofDetail({ code, field, message, game, line, reason, hint }: FailureDetail): UserError {
  const name = field ? (FIELDS.get(field) ?? field) : null;
  const error: UserError = {
    ...userError(CODES.get(code) ?? 'REFUSED', hint || message || GENERIC_MESSAGE, name),
    ...(game && { game }),
    ...(line && { line }),
  };
  const couponReason = reason?.toUpperCase() ?? '';
  return code === 'coupon' && COUPON_REASONS.has(couponReason) ? { ...error, couponReason } : error;
}

/**
 * An error as clients may see it: an upstream failure by its kind, an invalid argument as it is, and for everything
 * else only that it happened. The hidden details are logged.
 */
export function publicError(error: GraphQLError, log: Logger): GraphQLError {
  const cause = rootOf(error);
  if (cause instanceof GraphQLError) return withCode(error);
  if (cause instanceof CallerError) return at(error, `Argument ${cause.message}.`, 'BAD_USER_INPUT');
  if (isRateLimited(cause)) {
    const retryAfter = retryAfterOf(cause);
    return at(error, rateLimitMessage(retryAfter), 'RATE_LIMITED', { retryAfter });
  }
  if (cause instanceof UpstreamFailure) return at(error, GENERIC_MESSAGE, `UPSTREAM_${cause.kind.toUpperCase()}`);
  log.error({ err: cause, path: error.path }, 'a resolver failed');
  return at(error, GENERIC_MESSAGE, 'INTERNAL_SERVER_ERROR');
}

/** Codes that Yoga gives, and what each means here. */
const YOGA_ERRORS = new Map([
  [
    'OPERATION_RESOLUTION_FAILURE',
    'Which operation to run is unclear: send a document with one operation, or name one that it has as `operationName`.',
  ],
]);

/** GraphQL's own errors without a code are about arguments or variables. The body is never quoted. */
function withCode(error: GraphQLError): GraphQLError {
  // The compiler of documents creates errors without extensions.
  const { originalError, code: given = 'BAD_USER_INPUT', http, ...others } = { ...error.extensions };
  const { message, nodes, source, positions, path } = error;
  const code = isOfMethod(http) ? 'METHOD_NOT_ALLOWED' : given;
  const status = statusOf(String(code), others, path);
  const extensions = { code, ...others, ...variableOf(error), http: status ?? http };
  return new GraphQLError(YOGA_ERRORS.get(String(code)) ?? message, { nodes, source, positions, path, extensions });
}

/** A mutation by GET, which Yoga reports as a bad request. */
function isOfMethod(http: unknown): boolean {
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 405;
}

/** Yoga would respond 200 to what it considers a syntax error, and to invalid variables. */
function statusOf(code: string, { limit }: Record<string, unknown>, path: GraphQLError['path']) {
  if ((limit !== undefined && code !== 'RATE_LIMITED') || code === 'BAD_REQUEST') return { status: 400 };
  return code === 'BAD_USER_INPUT' && path === undefined ? { status: 400, spec: true } : undefined;
}

/** The invalid variable, if that is the reason. */
function variableOf({ nodes }: GraphQLError): { variable?: string } {
  const [node] = nodes ?? [];
  return node?.kind === Kind.VARIABLE_DEFINITION ? { variable: node.variable.name.value } : {};
}

function isRateLimited(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.status === 429;
}

function retryAfterOf({ retryAfterMs }: UpstreamFailure): number {
  return retryAfterMs === undefined ? DEFAULT_WAIT_SECONDS : Math.max(1, Math.ceil(retryAfterMs / 1000));
}

function rootOf(error: GraphQLError): Error {
  const { originalError } = error;
  if (originalError === undefined || originalError === null) return error;
  return originalError instanceof GraphQLError ? rootOf(originalError) : originalError;
}

/** `originalError` stays for callers in this process; it is not part of a response. */
function at(
  { nodes, path, originalError }: GraphQLError,
  message: string,
  code: string,
  more: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { nodes, path, originalError, extensions: { code, ...more } });
}
