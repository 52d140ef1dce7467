import { z } from 'zod';
import { isEmail } from '#shop/product/quote/text/text-format.ts';

const INVALID_EMAIL = 'E-Mail address does not appear to be valid!';
const MAX_TLD_LENGTH = 6;

export const email = z
  .string('E-Mail required!')
  .trim()
  .max(254, INVALID_EMAIL)
  .transform((typed) => typed.toLowerCase())
  .refine((typed) => isEmail(typed, MAX_TLD_LENGTH), INVALID_EMAIL);
