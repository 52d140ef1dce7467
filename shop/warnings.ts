import type { ShopConfig } from './config/config.ts';
import { isLiveKey } from './payment/stripe/settings.ts';

/** What a shop that is open to the public should not be without. */
export function warningsOf({ smtpUrl, stripe }: Pick<ShopConfig, 'smtpUrl' | 'stripe'>): string[] {
  return [
    ...(smtpUrl === ''
      ? ['SMTP_URL is not set: buyers get no mail; it is written to DATA_DIR/mail, with links to their orders']
      : []),
    ...(stripe === undefined
      ? ['STRIPE_SECRET_KEY is not set: the sandbox only pretends to take money, and anyone can buy for nothing']
      : []),
    ...(stripe && !isLiveKey(stripe.secretKey)
      ? ['STRIPE_SECRET_KEY is a test key: no money moves, and anyone can buy with a test card']
      : []),
  ];
}
