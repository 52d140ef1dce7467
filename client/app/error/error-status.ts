import { isRouteErrorResponse } from 'react-router-dom';
import { LoadError } from '#client/data/load.ts';

/** 503 if the shop could not respond, 400 for an invalid request, the status of a thrown response, else 500. */
export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof LoadError)) return 500;
  return error.code === 'BAD_USER_INPUT' ? 400 : 503;
}
