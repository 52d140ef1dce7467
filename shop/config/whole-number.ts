import { z } from 'zod';

/** A setting that counts something, from `least` to `most`; what it refuses is told in the words of its unit. */
export function wholeNumber(least: number, most: number, unit: string) {
  const message = `must be a whole number of ${unit}, ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}
