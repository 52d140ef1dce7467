import type { Response } from 'express';

/** They stand in schema/errors.graphql. */
const CODES = new Map([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY'],
  [503, 'UNAVAILABLE'],
]);

/** An error for programs, in the shape of a GraphQL answer so that one reader does for both. */
export function refuse(res: Response, status: number, message: string): void {
  const code = CODES.get(status) ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  res.status(status).json({ errors: [{ message, extensions: { code, requestId: res.locals['requestId'] } }] });
}
