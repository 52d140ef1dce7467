import { z } from 'zod';
import { HttpError } from '#shop/http/call.ts';
import { withErrorCode } from './schema.ts';

// The database knows no year 0, and no text form of those after 9999.
const MOMENT = /^([12]\d{3}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A moment in a query; empty is as good as left out. */
export const queryMoment = withErrorCode(
  'invalid_date',
  z
    .string()
    .optional()
    .transform((text, { addIssue }) => {
      const moment = text ? readMoment(text) : undefined;
      if (text && !moment) addIssue({ code: 'custom', message: 'Invalid date' });
      return moment;
    }),
);

/** @throws HttpError if both ends of a span are given, and the end is before the beginning. */
export function requireTimeOrder({ from, to }: { from?: Date | undefined; to?: Date | undefined }): void {
  if (from && to && to < from) throw invalidRange();
}

export function invalidRange(): HttpError {
  return new HttpError(400, [{ code: 'invalid_range', field: 'to', message: 'Invalid range' }]);
}

/** ISO 8601: a date, or a date with a time; UTC without an offset. */
export function readMoment(text: string): Date | undefined {
  // A `+` that was not encoded has become a space in the query.
  const [, date = '', time = '00:00', seconds = ':00', zone = 'Z'] = MOMENT.exec(text.replace(' ', '+')) ?? [];
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const moment = new Date(`${date}T${time}${seconds}${offset}`);
  // JavaScript takes 30 February for 2 March.
  const isReal = !Number.isNaN(moment.getTime()) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  return isReal ? moment : undefined;
}
