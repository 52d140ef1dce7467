import type { Generated } from 'kysely';

export interface NewsletterTables {
  subscription: {
    id: Generated<number>;
    /** Lower case. */
    email: string;
    source: 'footer' | 'popup' | 'checkout';
    /** Hex SHA-256 of the link's token; null once it is used. */
    token_hash: string | null;
    token_expires_at: Date | null;
    /** How many links were sent to the address. */
    mails: Generated<number>;
    /** When the last link was asked for. */
    asked_at: Date;
    confirmed_at: Date | null;
  };
  /** Written by the build before alone; `rate_limit` has taken its place. */
  subscribe_attempt: { subject: string; since: Date; attempts: number };
}
