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

/** A cache may store an error without it, and show it when what was missing is there. */
const NO_STORE = 'private, no-store';

/** An error for programs, in the shape of a GraphQL response, so that one reader handles both. */
export function refuse(res: Response, status: number, message: string, details: Details = {}): void {
  const code = CODES.get(status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  const { requestId } = res.locals;
  res
    .status(status)
    .set('Cache-Control', NO_STORE)
    .json({ errors: [{ message, extensions: { code, ...details, requestId } }] });
}

/** A missing file must not become a page. */
export function noSuchFile(_req: unknown, res: Response): void {
  res.status(404).set('Cache-Control', NO_STORE).type('text/plain').send('Not Found');
}
