import { z } from 'zod';

/** Headers of a call that is done once per key. */
export const idempotent = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{16,64}$/)
    .optional(),
});
