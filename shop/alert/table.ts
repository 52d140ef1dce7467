import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/** `seat`: one became free. `price`: it fell. `season`: it began. */
export const ALERT_KINDS = ['seat', 'price', 'season'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface AlertTables {
  /** An alert about a product for an address; deleted once its last mail is sent, or when it is ended. */
  alert: {
    id: Generated<number>;
    /** The token of the link in every mail: its holder confirms or ends the alert. */
    token: string;
    /** Lower case. */
    email: string;
    kind: AlertKind;
    product_id: number;
    /** The only run that counts; null for any of the product. For seats only. */
    event_id: number | null;
    /** For prices only, like the next one. */
    currency: Currency | null;
    /** A mail is sent when the price is lower: than at the request first, later than in the last mail. */
    below_minor: number | null;
    /** For seasons only, like the next two: which one, and its start as known at the request. */
    season_key: string | null;
    season_name: string | null;
    season_starts: Date | null;
    /** How many mails were sent, including those that ask for confirmation. */
    mails: Generated<number>;
    /** Time of the last request, until it is confirmed. */
    asked_at: Date;
    confirmed_at: ColumnType<Date | null, never, Date>;
    /** Time of the last price mail. */
    told_at: ColumnType<Date | null, never, Date>;
  };
}
