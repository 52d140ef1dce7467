import { z } from 'zod';
import { text } from './field.ts';

const minutes = z
  .tuple([z.number().int().nonnegative(), z.number().int().positive()])
  .refine(([from, to]) => from <= to, 'must go from fewer to more minutes');
const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a quoted time such as '19:30'");
const zone = z
  .string()
  .refine((name) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name), 'is not a time zone');

/**
 * When work on a product starts: a number of minutes after the payment, with its next dated run, in a weekly slot, at a
 * time that the buyer chooses, or a number of minutes after an event in the game, such as `the league opens`. Imports
 * may have only a text.
 */
const rules = [
  z.strictObject({ minutes }),
  z.strictObject({ run: z.literal(true) }),
  z.strictObject({ weekly: z.array(z.strictObject({ day, time })).min(1), zone }),
  z.strictObject({ chosen: z.enum(['time', 'evening', 'day']) }),
  z.strictObject({ event: text, minutes: z.number().int().default(0) }),
  z.strictObject({ appointment: text }),
] as const;

/** A text of an import is read as minutes if it names a time. */
export const start = z.union([...rules, text]);

export type StartRule = z.infer<(typeof rules)[number]>;

const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 };
const WORDS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const TIME = /^(within )?(\d{1,3}|an?|one|two|three|four) (minute|hour|day|week)s?$/i;

export function startRuleOf(given: z.infer<typeof start>): StartRule {
  if (typeof given !== 'string') return given;
  const [, within, count = '', unit = ''] = TIME.exec(given) ?? [];
  if (unit) {
    const most = (WORDS[count.toLowerCase()] ?? Number(count)) * (MINUTES[unit.toLowerCase()] ?? 0);
    return { minutes: [within ? 0 : most, most] };
  }
  return /^(today|the same day)\b/i.test(given) ? { minutes: [0, 24 * 60] } : { appointment: given };
}
