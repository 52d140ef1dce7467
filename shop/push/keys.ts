import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';

/** VAPID keys (RFC 8292), base64url. Browsers get the public one. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Those of the settings, otherwise those of the database; processes that create them at once agree on one pair. */
export async function readPushKeys(db: Db, { push }: Pick<ShopConfig, 'push'>, now: Date): Promise<PushKeys> {
  if (push.publicKey !== '') return push;
  const standing = await find(db);
  if (standing) return standing;
  const { default: webPush } = await import('web-push');
  const { publicKey: public_key, privateKey: private_key } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ id: 1, public_key, private_key, made_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find(db)) ?? readPushKeys(db, { push }, now);
}

function find(db: Db): Promise<PushKeys | undefined> {
  return db.selectFrom('push_key').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst();
}
