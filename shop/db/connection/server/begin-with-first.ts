import type pg from 'pg';

/** What a connection answers to `begin`, as far as anybody looks at it. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * For the event of a new connection in pipeline mode: `begin` waits for the first statement of its transaction, and
 * both go out together. That is one way to the database and back less for each transaction.
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
