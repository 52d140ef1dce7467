import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';

/** What a shop in the same process does by the clock. */
const BY_THE_CLOCK =
  /to_regclass|"catalogue_(state|release)"|from catalogue_state|search_added_synonym|"special_micros" is not null|mail_outbox|"paid_at" from "placed_order"|search_miss|for update skip locked/;

type Executor = { executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<unknown> };

/** The SQL of every statement that the calls in `work` send to the database, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
  const spy = vi.spyOn(base, 'executeQuery');
  try {
    await work();
    return spy.mock.calls.map(([query]) => query.sql).filter((sql) => !BY_THE_CLOCK.test(sql));
  } finally {
    spy.mockRestore();
  }
}
