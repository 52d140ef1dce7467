import { z } from 'zod';
import { isInvisible } from '#shop/product/quote/text/text-format.ts';

/** A text that must be there. @param name begins the sentences that refuse it. */
export function text(name: string, longest: number) {
  return z
    .string(`${name} required!`)
    .trim()
    .min(1, `${name} required!`)
    .refine((text) => !isInvisible(text), `${name} required!`)
    .max(longest, `${name} must be at most ${longest} characters!`);
}
