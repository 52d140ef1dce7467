import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { BlobStore } from './blob.ts';

export function inDatabase(db: Db): BlobStore {
  return {
    async write(key, { bytes, type }) {
      await db
        .insertInto('blob')
        .values({ key, type, bytes })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ type, bytes }))
        .execute();
    },
    async read(key) {
      return db.selectFrom('blob').where('key', '=', key).select(['bytes', 'type']).executeTakeFirst();
    },
    async list(prefix) {
      const found = await db
        .selectFrom('blob')
        .where(sql<boolean>`starts_with(key, ${prefix})`)
        .select('key')
        .execute();
      return found.map(({ key }) => key).sort();
    },
    async remove(key) {
      await db.deleteFrom('blob').where('key', '=', key).execute();
    },
  };
}
