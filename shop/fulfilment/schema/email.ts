import { z } from 'zod';
import { isContractEmail } from '#shop/product/quote/text/text-format.ts';

const INVALID_EMAIL = 'E-Mail address does not appear to be valid!';

export const email = z
  .string('E-Mail required!')
  .trim()
  .transform((typed) => typed.toLowerCase())
  .refine(isContractEmail, INVALID_EMAIL)
  .meta({ override: { maxLength: 96 } });
