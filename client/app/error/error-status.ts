import { isRouteErrorResponse } from 'react-router-dom';
import { LoadError } from '#client/data/load.ts';

/** 503 when the shop could not answer, 400 when it could not be asked so, the status of a thrown answer, else 500. */
export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof LoadError)) return 500;
  return error.code === 'BAD_USER_INPUT' ? 400 : 503;
}
