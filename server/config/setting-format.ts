import { z } from 'zod';

/** A number of requests of one network address per window, which begins with the first request. */
export type Rate = { tries: number; seconds: number };

const WINDOWS = new Map([
  ['min', 60],
  ['hour', 3_600],
  ['day', 86_400],
]);
export const rate = z
  .string()
  .regex(/^([1-9]\d{0,5}\/(min|hour|day)|off)$/, 'must be like 3000/min, or off')
  .transform((text): Rate | undefined => {
    const [tries, window = ''] = text.split('/');
    const seconds = WINDOWS.get(window);
    return seconds === undefined ? undefined : { tries: Number(tries), seconds };
  });

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((given) => given === '1');

export const origins = z
  .string()
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
  .refine(
    (given) => given.every((one) => one === '*' || /^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d{1,5})?$/.test(one)),
    'must be origins such as https://app.example, or *',
  );

export const collector = z
  .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
  .transform((address) => address.replace(/\/+$/, ''));

export const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that starts with https:// or http://',
    abort: true,
  })
  // Node's fetch rejects such an address.
  .refine((given) => !URL.parse(given)?.username && !URL.parse(given)?.password, 'must not contain a user or password');

export const header = z
  .string()
  .regex(
    /^[A-Za-z0-9-]{1,60}: ?[\x21-\x7e][\x20-\x7e]{0,999}$/,
    'must be a header, such as Authorization: Bearer secret',
  )
  .transform((given) => ({
    name: given.slice(0, given.indexOf(':')),
    value: given.slice(given.indexOf(':') + 1).trim(),
  }));
