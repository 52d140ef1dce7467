import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/** Data of the catalogue other than categories and products. */
export interface SettingTables {
  /** `rate` is a decimal string: how much of the currency one US dollar buys. */
  currency: {
    code: Currency;
    rate: string;
    /** Prices of whole cents are rounded to steps of this many micros. */
    rounding_micros: Generated<number>;
    rounding_mode: Generated<'half-up' | 'half-even' | 'up' | 'down'>;
    sort: number;
  };
  payment_method: {
    code: string;
    title: string;
    hint: string;
    kind: 'redirect' | 'offline';
    icon: string;
    provider: 'online' | 'none';
    sort: number;
    enabled: boolean;
  };
  /** Identity fields asked at checkout. */
  checkout_field: {
    key: string;
    name: string;
    type: 'text' | 'select';
    required: boolean;
    format: '' | 'battletag' | 'email';
    placeholder: string;
    /** JSON list of `{ key, name }`. */
    choices: ColumnType<{ key: string; name: string }[], string, string>;
  };
  /** The fields that each game requires, in its order. */
  game_field: { game_id: number; field_key: string; sort: number };
  information: {
    id: Generated<number>;
    slug: string;
    title: string;
    html: string;
    meta_title: string;
    meta_description: string;
    sort: number;
    enabled: boolean;
  };
  /** Transactions that have written to the catalogue, and how many of them a row stands for; see `catalogue.ts`. */
  catalogue_change: { transaction: number; transactions: Generated<number> };
  /** One row: the catalogue in the other tables. */
  catalogue_state: { id: number; hash: string; version: number; seeded_at: Date };
}
