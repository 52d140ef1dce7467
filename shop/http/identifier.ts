import { identifier } from './input.ts';
import { HttpError } from './call.ts';

export const LARGEST_ID = 2 ** 31 - 1;

/**
 * An id from a path. A whole number beyond every id of the database is answered as the largest
 * one, which no row has.
 *
 * @throws HttpError
 */
export function readIdentifier(text: string | undefined): number {
  const { success, data } = identifier.safeParse(text);
  if (!success) throw new HttpError(400, [{ code: 'invalid_identifier', message: 'Invalid identifier.' }]);
  return Math.min(Number(data), LARGEST_ID);
}
