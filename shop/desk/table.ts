import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface DeskTables {
  /** Every action of the team, logged in the action's transaction. Never updated. */
  desk_act: {
    id: Generated<number>;
    /** Null without an order, such as for an export. */
    order_id: number | null;
    /** Who did it, by the name the caller gave. */
    desk: string;
    act: string;
    detail: JSONColumnType<Record<string, unknown>, string, never>;
    at: ColumnType<Date, Date, never>;
  };
}
