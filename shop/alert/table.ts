import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/** `seat`: one came free. `price`: it fell. `season`: it begins. */
export const ALERT_KINDS = ['seat', 'price', 'season'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface AlertTables {
  /** An alert about a product for an address; deleted once its last mail is sent, or when it is ended. */
  alert: {
    id: Generated<number>;
    /** Of the link in every mail: anyone who has it confirms or ends the alert. */
    token: string;
    /** Lower case. */
    email: string;
    kind: AlertKind;
    product_id: number;
    /** The only run that counts; null for any of the product. Of seats alone. */
    event_id: number | null;
    /** Of prices alone, as the next one. */
    currency: Currency | null;
    /** A mail is sent when the price is lower: first that of the asking, later that of the last mail. */
    below_minor: number | null;
    /** Of seasons alone, as the next two: which, and when it was to begin at the asking. */
    season_key: string | null;
    season_name: string | null;
    season_starts: Date | null;
    /** How many were sent, those that ask for confirmation included. */
    mails: Generated<number>;
    /** When it was asked for last, until it is confirmed. */
    asked_at: Date;
    confirmed_at: ColumnType<Date | null, never, Date>;
    /** When a price was mailed last. */
    told_at: ColumnType<Date | null, never, Date>;
  };
}
