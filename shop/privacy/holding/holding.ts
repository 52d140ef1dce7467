import { type RawBuilder, sql } from 'kysely';
import type { CatalogueTables, Database } from '#shop/db/database.ts';

/**
 * `personal`: about a visitor; exported and erased. `secret`: identifies a visitor, or opens the
 * visitor's data; erased, never exported. `staff`: about the shop's team. `plain`: about nobody.
 */
export type Kind = 'personal' | 'secret' | 'staff' | 'plain';

export type Holding<Column extends string = string> = {
  columns: Record<Column, Kind>;
  /** The subject of the rows; `nobody` has no personal column. */
  of: 'order' | 'session' | 'address' | 'nobody';
  /** The rows about a person. */
  rows?: (person: Person) => RawBuilder<boolean>;
  /** Expressions that are exported instead of columns which may contain another person's data. */
  exportedAs?: Partial<Record<Column, RawBuilder<unknown>>>;
  /** How they are erased: every personal and secret column gets a value, or the row is deleted. */
  erase?: 'delete' | Partial<Record<Column, RawBuilder<unknown>>>;
};

/** One with rows about persons. */
export type RowHolding = Holding & Required<Pick<Holding, 'rows' | 'erase'>>;

export type Holdings = {
  [Table in keyof Database]: Table extends keyof CatalogueTables
    ? 'goods'
    : Holding<Extract<keyof Database[Table], string>>;
};

/** Everything in the database that is related to one e-mail address. */
export type Person = {
  /** In lower case; empty for orders whose retention period has ended. */
  email: string;
  orderIds: number[];
  /** Orders that the person has paid for, and handed over. */
  boughtIds: number[];
  /** Of payments for those orders, by this person. */
  references: string[];
  /** Sessions that have ordered, or filled in a checkout form, with the address. */
  sessionIds: string[];
  /** Rows of the outbox to the address, or reporting its messages to the team. */
  mailIds: number[];
};

export type Held = Pick<Person, 'email' | 'orderIds' | 'boughtIds'>;

/**
 * Rows by their author. Of an order that was handed over, those until the first handover belong to the buyer, and those
 * since the last one to the current recipient; what is between two handovers is kept until the retention period ends.
 */
export const ofAuthor =
  (at: RawBuilder<unknown>) =>
  ({ email, orderIds, boughtIds }: Held): RawBuilder<boolean> =>
    email === ''
      ? sql<boolean>`order_id = any(${orderIds}::int[])`
      : sql<boolean>`order_id in (
          select id from placed_order where id = any(${orderIds}::int[]) and ${at} > coalesce(handed_over_at, '-infinity')
          union all
          select order_id from order_handover where order_id = any(${boughtIds}::int[])
            group by order_id having ${at} <= min(order_handover.at)
        )`;

export const ofOrder = ({ orderIds }: Person) => sql<boolean>`order_id = any(${orderIds}::int[])`;
export const ofAddress = ({ email }: Person) => sql<boolean>`lower(email) = ${email}`;
export const ofSession = ({ sessionIds }: Person) => sql<boolean>`session_id = any(${sessionIds}::text[])`;
export const nothing = sql`''`;

/** The exact address, not the end or the beginning of a longer one. */
export function patternOf(email: string): string {
  const literal = email.replaceAll(/[^\p{L}\p{N}@_-]/gu, (character) => `\\${character}`);
  return `(?<![a-z0-9._%+'-])${literal}(?![a-z0-9_-]|\\.[a-z0-9])`;
}
