import { type RawBuilder, sql } from 'kysely';
import type { CatalogueTables, Database } from '#shop/db/database.ts';
import type { Person } from '#shop/privacy/person.ts';

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
  /** How they are erased: every personal and secret column gets a value, or the row is deleted. */
  erase?: 'delete' | Partial<Record<Column, RawBuilder<unknown>>>;
};

export type Holdings = {
  [Table in keyof Database]: Table extends keyof CatalogueTables
    ? 'goods'
    : Holding<Extract<keyof Database[Table], string>>;
};

export const ofOrder = ({ orderIds }: Person) => sql<boolean>`order_id = any(${orderIds}::int[])`;
export const ofAddress = ({ email }: Person) => sql<boolean>`lower(email) = ${email}`;
export const ofSession = ({ sessionIds }: Person) => sql<boolean>`session_id = any(${sessionIds}::text[])`;
export const nothing = sql`''`;
