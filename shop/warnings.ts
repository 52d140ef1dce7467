import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopConfig } from './config/config.ts';
import { isLiveKey } from './payment/stripe/settings.ts';

type Warned = Pick<ShopConfig, 'smtpUrl' | 'stripe' | 'databaseUrl' | 'dataDir'>;

/** Warnings about missing settings that a public shop needs. */
export function warningsOf({ smtpUrl, stripe, databaseUrl, dataDir }: Warned): string[] {
  const embedded = join(dataDir, 'db');
  return [
    ...(databaseUrl !== '' && existsSync(join(embedded, 'PG_VERSION'))
      ? [
          `DATABASE_URL is set: orders and imports of the embedded database in ${embedded} are not read; npm run migrate -- --from-embedded copies them into an empty PostgreSQL`,
        ]
      : []),
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
