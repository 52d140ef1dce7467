import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface DeskTables {
  /** Every act of the team, written with the act itself. Never changed. */
  desk_act: {
    id: Generated<number>;
    /** Null for what is of no order, such as an export. */
    order_id: number | null;
    /** Who has done it, as the caller names itself. */
    desk: string;
    act: string;
    detail: JSONColumnType<Record<string, unknown>, string, never>;
    at: ColumnType<Date, Date, never>;
  };
}
