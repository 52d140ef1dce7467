import { z } from 'zod';

const AN_ORIGIN = 'must be an address without a path, such as https://shop.example';
const A_PORT = 'must be a port number, 0 to 65535';

/** Settings with a value: `PORT=` means "not set". Blanks around a value, such as the \r of a Windows line, are not part of it. */
export function givenSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const trimmed = Object.entries(env).map(([name, value = '']) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

export const port = z
  .string()
  .regex(/^\d{1,5}$/, A_PORT)
  .transform(Number)
  .refine((number) => number <= 65_535, A_PORT);
/** Scheme, host and port, without a final slash. */
export const origin = z
  .url({ protocol: /^https?$/, error: AN_ORIGIN, abort: true })
  .refine((address) => URL.parse(address)?.href === `${URL.parse(address)?.origin}/`, AN_ORIGIN)
  .transform((address) => address.replace(/\/$/, ''));

/** A setting that counts something, from `least` to `most`; its errors are worded in its unit. */
export function wholeNumber(least: number, most: number, unit: string) {
  const message = `must be a whole number of ${unit}, ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(', ').replace(/, (?=\w+$)/, ' or ')}`);
