import type pg from 'pg';

/**
 * For the event of a new connection in pipeline mode: what is asked for before anything else can happen goes out in
 * one write. Each write is a call of the operating system, which wakes the other side.
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
