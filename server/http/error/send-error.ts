import type { Response } from 'express';

/** Listed in schema/errors.graphql. */
const CODES = new Map([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [406, 'NOT_ACCEPTABLE'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'RATE_LIMITED'],
  [503, 'UNAVAILABLE'],
]);

/** Details that a program needs beside the code: the limit and the value, the input, or the seconds to wait. */
type Details = { limit?: number; value?: number | string; retryAfter?: number };

/** An error for programs, in the shape of a GraphQL response, so that one reader handles both. */
export function refuse(res: Response, status: number, message: string, details: Details = {}): void {
  const code = CODES.get(status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  const { requestId } = res.locals;
  res.status(status).json({ errors: [{ message, extensions: { code, ...details, requestId } }] });
}
