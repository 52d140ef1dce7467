import type { Response } from 'express';

/** A refusal for programs, in the shape of a GraphQL answer so that one reader does for both. */
export function refuse(res: Response, status: number, message: string): void {
  res.status(status).json({ errors: [{ message, extensions: { requestId: res.locals['requestId'] } }] });
}
