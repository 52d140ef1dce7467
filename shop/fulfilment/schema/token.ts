import { z } from 'zod';

/** An order is identified by the token in its link. */
export const params = z.object({ token: z.string() });
export const headers = z.object({
  'Idempotency-Key': z.string().optional().meta({ description: '16 to 64 printable characters' }),
});
