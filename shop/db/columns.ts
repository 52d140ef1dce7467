import { namesOf } from '#process/record.ts';

/**
 * The names of all columns of a table; the compiler misses none. A statement that names them can be prepared, where
 * one for every column breaks with the next migration (see `connection/server/prepared-statements.ts`).
 */
export function columnsOf<Table>(columns: Record<keyof Table & string, true>): readonly (keyof Table & string)[] {
  return namesOf(columns);
}
