import type pg from 'pg';

/**
 * For new connections in pipeline mode: statements of the same task are sent in one write. Each write is a system call,
 * which wakes the other side.
 */
export function writeOnce(client: pg.PoolClient): void {
  const { query } = client;
  const { stream } = client.connection;
  let isHeld = false;
  const queryHeld = (...args: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return Reflect.apply(query, client, args);
  };
  Object.assign(client, { query: queryHeld });
}
