import { sql } from 'kysely';
import { StartError } from '#shop/config/start-error.ts';
import type { Db } from '#shop/db/database.ts';

/** The oldest that is supported, as `server_version_num` has it. */
const OLDEST = 140_000;

type Server = { version: string; number: number; encoding: string; user: string; schema: string; may: boolean | null };

/**
 * Checks the server and the user's rights before a migration begins. In its transaction, the error that causes a failure
 * would be hidden by "current transaction is aborted" of the next statement.
 *
 * @throws StartError naming what an administrator has to change.
 */
export async function requireFit(db: Db): Promise<void> {
  const { rows } = await sql<Server>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding, current_user as "user",
      coalesce(current_schema(), 'public') as schema,
      has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  const issue = rows.map(issueOf).find((found) => found !== undefined);
  if (issue !== undefined) throw new StartError(`DATABASE_URL: ${issue}`);
}

function issueOf({ version, number, encoding, user, schema, may }: Server): string | undefined {
  if (number < OLDEST) return `PostgreSQL ${version} is too old; 14 or newer is needed`;
  if (encoding !== 'UTF8')
    return `the database stores ${encoding}; make it anew with createdb --encoding=UTF8 --template=template0`;
  if (may === null) return `the database has no schema ${schema}; an administrator makes it: create schema ${schema}`;
  if (may) return undefined;
  return `user "${user}" may not create tables; an administrator allows it: grant create on schema ${schema} to "${user}"`;
}
