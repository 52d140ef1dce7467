import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';

type Executor = { executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<unknown> };

/**
 * The SQL of every statement that the calls in `work` send to the database, in order. A shop in the same process is to
 * be started while `setInterval` is a fake timer: what it does by the clock would be among them.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
  const spy = vi.spyOn(base, 'executeQuery');
  try {
    await work();
    return spy.mock.calls.map(([query]) => query.sql);
  } finally {
    spy.mockRestore();
  }
}
