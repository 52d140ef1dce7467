import { Refusal } from './call.ts';

const LARGEST_ID = 2 ** 31 - 1;

/**
 * An id from a path. A whole number beyond every id of the database is answered as the largest
 * one, which no row has.
 *
 * @throws Refusal
 */
export function readIdentifier(text: string | undefined): number {
  if (!text || !/^[0-9]{1,30}$/.test(text) || /^0+$/.test(text)) {
    throw new Refusal(400, [{ code: 'invalid_identifier', message: 'Invalid identifier.' }]);
  }
  return Math.min(Number(text), LARGEST_ID);
}
