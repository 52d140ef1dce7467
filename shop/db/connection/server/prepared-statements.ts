import type pg from 'pg';

/** Each is stored by every connection, on both sides. Lists of any length cause unlimited statements. */
const MAX_NAMED = 400;
const MAX_LENGTH = 4_000;
/** All columns of a table: a migration adds one, and earlier prepared statements fail. Does not match `count(*)`. */
const EVERY_COLUMN = /(?<!\()\*/;

type Names = (text: string) => string | undefined;

/** Names for statements, the same for all connections of a pool; undefined for those that are not worth one. */
export function createNames(most = MAX_NAMED): Names {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    if (text.length > MAX_LENGTH || EVERY_COLUMN.test(text)) return undefined;
    const name = `waystone_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * For new connections: a statement with parameters is parsed and planned once per connection, if PostgreSQL finds one
 * plan good enough for all parameters, and only executed after that.
 */
export function prepareStatements(nameOf: Names): (client: pg.PoolClient) => void {
  return (client) => {
    const { query } = client;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return Reflect.apply(query, client, [name === undefined ? text : { name, text }, values, ...rest]);
    }) as pg.PoolClient['query'];
  };
}
