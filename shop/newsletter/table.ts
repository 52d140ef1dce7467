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
    /** When the last link was requested. */
    asked_at: Date;
    confirmed_at: Date | null;
  };
  /** Only the previous build writes it; `rate_limit` has replaced it. */
  subscribe_attempt: { subject: string; since: Date; attempts: number };
}
