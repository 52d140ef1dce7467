import { z } from 'zod';
import { origin, wholeNumber } from '#process/setting-format.ts';

declare module '#shop/config/config.ts' {
  interface ProviderSettings {
    /** Enables Stripe; without it the next provider is used. */
    stripe?: StripeSettings;
  }
}

export type StripeSettings = {
  secretKey: string;
  /** With it buyers pay on our own page, in Stripe's fields; without it on Stripe's page only. */
  publishableKey?: string;
  /** Secret of the signatures of Stripe's events. */
  webhookSecret: string;
  /** Maximum age of an event, also for one from the future, in case our clock is slow. */
  toleranceSeconds: number;
  /** A local mock of Stripe's API, for rehearsals. */
  apiUrl?: string;
};

export const stripeSettings = z
  .object({
    DATABASE_URL: z.string().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a secret or restricted key, like sk_test_…')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w{8,}$/, 'must be a publishable key, like pk_test_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[\w+/=-]{8,}$/, 'must be the signing secret of the endpoint, like whsec_…')
      .optional(),
    // Stripe's library takes 0, a negative number and NaN for "any age".
    STRIPE_TOLERANCE_SECONDS: wholeNumber(1, 900, 'seconds').default(300),
    STRIPE_API_URL: origin
      .refine(isHere, 'must be an address of this machine, such as http://localhost:12111')
      .optional(),
  })
  .refine((env) => env.STRIPE_API_URL === undefined || isTestKey(env.STRIPE_SECRET_KEY), {
    path: ['STRIPE_API_URL'],
    message: 'is for testing only, and requires a test key in STRIPE_SECRET_KEY',
  })
  .refine((env) => env.STRIPE_API_URL === undefined || env.STRIPE_PUBLISHABLE_KEY === undefined, {
    path: ['STRIPE_API_URL'],
    message: 'leaves no use for STRIPE_PUBLISHABLE_KEY, whose fields are Stripe’s own',
  })
  .refine((env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together, or neither',
  })
  .refine((env) => env.DATABASE_URL !== undefined || !isLiveKey(env.STRIPE_SECRET_KEY ?? ''), {
    path: ['STRIPE_SECRET_KEY'],
    message:
      'a live key takes real money, and needs a PostgreSQL in DATABASE_URL: the embedded database is for trying out',
  })
  .refine((env) => env.STRIPE_PUBLISHABLE_KEY === undefined || isPair(env), {
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'must belong to STRIPE_SECRET_KEY: both test keys, or both live keys',
  })
  .transform((env): { stripe?: StripeSettings } => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
    const publishableKey = env.STRIPE_PUBLISHABLE_KEY;
    if (secretKey === undefined || webhookSecret === undefined) return {};
    return {
      stripe: {
        secretKey,
        webhookSecret,
        toleranceSeconds: env.STRIPE_TOLERANCE_SECONDS,
        ...(publishableKey !== undefined && { publishableKey }),
        ...(env.STRIPE_API_URL !== undefined && { apiUrl: env.STRIPE_API_URL }),
      },
    };
  });

/** Whether real money moves with it. */
export function isLiveKey(secretKey: string): boolean {
  return /^(sk|rk)_live_/.test(secretKey);
}

function isTestKey(secretKey = ''): boolean {
  return /^(sk|rk)_test_/.test(secretKey);
}

/** A key, and the payments of buyers, must not leave this machine for a mock. */
function isHere(address: string): boolean {
  return ['localhost', '127.0.0.1'].includes(URL.parse(address)?.hostname ?? '');
}

function isPair(env: { STRIPE_SECRET_KEY?: string | undefined; STRIPE_PUBLISHABLE_KEY?: string | undefined }): boolean {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable = '' } = env;
  return secret !== undefined && isLiveKey(secret) === publishable.startsWith('pk_live_');
}
