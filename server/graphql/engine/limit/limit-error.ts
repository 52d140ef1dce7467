import { GraphQLError } from 'graphql';
import type { Charge } from '#server/limit/charge.ts';
import { rateLimitMessage } from '#server/limit/rate-limit-message.ts';

/** Codes of a document that is too large or too expensive. Each is described in schema/errors.graphql. */
export type LimitCode =
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_COSTLY'
  | 'TOO_MANY_TOKENS'
  | 'TOO_MANY_FIELDS'
  | 'TOO_MANY_ALIASES'
  | 'TOO_MANY_DIRECTIVES'
  | 'TOO_MANY_FRAGMENTS'
  | 'TOO_MANY_MUTATIONS'
  | 'ANSWER_TOO_LARGE';

/**
 * A document was rejected because of its size.
 *
 * @param sentence ends without a full stop: the count and the limit follow. @param value the measured size; counting
 * may have stopped there.
 */
export function limitError(code: LimitCode, sentence: string, limit: number, value: number): GraphQLError {
  const message = `${sentence}: ${value}, and ${limit} is the limit.`;
  return new GraphQLError(message, { extensions: { code, limit, value, http: { status: 400, spec: false } } });
}

/**
 * Charges the cost of a field to the address's budget, in stored operations too.
 *
 * @throws GraphQLError if there is not enough left.
 */
export async function takePoints(charge: Charge | undefined, points: number): Promise<void> {
  const retryAfter = await charge?.(points);
  if (retryAfter !== undefined) throw rateLimitError(retryAfter);
}

/** The budget of the address is used up; answered with 429. */
export function rateLimitError(retryAfterSeconds: number): GraphQLError {
  const headers = { 'Retry-After': String(retryAfterSeconds), 'RateLimit-Remaining': '0' };
  return new GraphQLError(rateLimitMessage(retryAfterSeconds), {
    extensions: {
      code: 'RATE_LIMITED',
      retryAfter: retryAfterSeconds,
      http: { status: 429, spec: false, headers },
    },
  });
}
