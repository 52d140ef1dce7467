import { namesOf } from '#process/record.ts';

/**
 * The names of all columns of a table; the compiler ensures that none is missing. A statement that names them can be
 * prepared, while `*` would break with the next migration (see `connection/server/prepared-statements.ts`).
 */
export function columnsOf<Table>(columns: Record<keyof Table & string, true>): readonly (keyof Table & string)[] {
  return namesOf(columns);
}
