import { beginRotation, endRotation } from '#shop/config/vault-keys.ts';
import { readShopConfig } from '#shop/config/config.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import { requireMigrated } from '#shop/db/migrate.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { lockKeys } from './store.ts';
import { rewrapAll } from './vault.ts';

const USAGE = `npm run vault -- rotate
  Rotates the vault key: the keys of all sealed logins are encrypted with the new one, and the old one is
  deleted. If VAULT_KEY is set, set it to the new key and VAULT_KEY_BEFORE to the old one, restart the
  shops, then run this command.

With the embedded database, stop the shop first.`;

type Print = (line: string) => void;

/** @returns the exit code. */
export async function runVault(args: string[], print: Print, tell: Print, env = process.env): Promise<number> {
  if (args.length !== 1 || args[0] !== 'rotate') {
    tell(USAGE);
    return 2;
  }
  try {
    const config = readShopConfig(env);
    const database = await openDatabase(config);
    try {
      await requireMigrated(database.db);
      const count = await inTransaction(database.db, async (tx) => {
        await lockKeys(tx);
        beginRotation(config);
        return rewrapAll(tx, config);
      });
      endRotation(config);
      print(`The vault key is rotated; ${count} sealed ${count === 1 ? 'text uses' : 'texts use'} the new one.`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    tell(error.message);
    return 1;
  }
}
