import type pg from 'pg';

/** The response to `begin`, as far as it is used. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * For new connections in pipeline mode: `begin` waits for the first statement of its transaction, and both are sent
 * together, which saves one round trip for each transaction.
 */
export function beginWithFirst(client: pg.PoolClient): void {
  const { query } = client;
  const send = (...args: unknown[]): Promise<unknown> => Reflect.apply(query, client, args);
  let isBegun = false;
  const queryWithBegin = async (text: unknown, ...rest: unknown[]): Promise<unknown> => {
    if (text === 'begin') {
      isBegun = true;
      return BEGUN;
    }
    if (!isBegun) return send(text, ...rest);
    isBegun = false;
    const [, answer] = await Promise.all([send('begin'), send(text, ...rest)]);
    return answer;
  };
  Object.assign(client, { query: queryWithBegin });
}
