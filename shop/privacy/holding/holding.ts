import { type RawBuilder, sql } from 'kysely';
import type { CatalogueTables, Database } from '#shop/db/database.ts';
import type { Person } from '#shop/privacy/person.ts';

/**
 * `personal`: about a visitor; exported and erased. `secret`: leads to a visitor, or opens what is
 * the visitor's; erased, never exported. `staff`: about who works for the shop. `plain`: about nobody.
 */
export type Kind = 'personal' | 'secret' | 'staff' | 'plain';

export type Holding<Column extends string = string> = {
  columns: Record<Column, Kind>;
  /** What the rows hang on; `nobody` has no personal column. */
  of: 'order' | 'session' | 'address' | 'nobody';
  /** The rows about a person. */
  rows?: (person: Person) => RawBuilder<boolean>;
  /** What erasing does to them: every personal and secret column gets a value, or the row goes. */
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
