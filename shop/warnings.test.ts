import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const stripe = (secretKey: string) => ({ secretKey, webhookSecret: 'whsec_0123456789', toleranceSeconds: 300 });
const smtpUrl = 'smtp://mail.example';

test.each([
  [{ smtpUrl, stripe: stripe('sk_live_0123456789') }, []],
  [{ smtpUrl: '', stripe: stripe('rk_live_0123456789') }, ['SMTP_URL is not set']],
  [{ smtpUrl, stripe: stripe('sk_test_0123456789') }, ['STRIPE_SECRET_KEY is a test key']],
  [{ smtpUrl: '' }, ['SMTP_URL is not set', 'STRIPE_SECRET_KEY is not set']],
])('a shop with %j is warned of what it lacks', (config, told) => {
  expect(warningsOf(config)).toEqual(told.map((start) => expect.stringContaining(start)));
});
