import { z } from 'zod';
import { isInvisible } from '#shop/product/quote/text/text-format.ts';

/** One of the allowed words; the error message lists them. */
export function oneOf<const Words extends readonly [string, ...string[]]>(name: string, words: Words) {
  return z.enum(words, `${name} must be ${words.join(', ').replace(/, (?=[^,]+$)/, ' or ')}`);
}

/** A required text. @param name begins the error messages. */
export function text(name: string, longest: number) {
  return z
    .string(`${name} required!`)
    .trim()
    .min(1, `${name} required!`)
    .refine((text) => !isInvisible(text), `${name} required!`)
    .max(longest, `${name} must be at most ${longest} characters!`);
}
