import { isRouteErrorResponse } from 'react-router-dom';
import { LoadError } from './load.ts';

/** 503 when the shop could not answer, the status of a thrown answer, else 500. */
export function faultStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof LoadError ? 503 : 500;
}
