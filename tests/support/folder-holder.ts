// A process that locks a database folder, prints a line, and holds the lock until it is ended.
// Arguments: the folder; `lock` to take the lock alone, `write` to open the database there and keep writing.
import { FolderInUse, lockFolder } from '#shop/db/connection/lock.ts';

const [folder = '', work = 'lock'] = process.argv.slice(2);

try {
  if (work === 'lock') await lockFolder(folder);
  else await write();
  console.log('held');
  process.stdin.resume();
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error;
  console.log(`refused ${error.message}`);
}

async function write(): Promise<void> {
  // Only here: most of the time of a process that takes the lock alone would go into loading it.
  const { openEmbedded } = await import('#shop/db/connection/embedded.ts');
  const { db } = await openEmbedded(folder);
  const next = async (): Promise<void> => {
    const id = crypto.randomUUID().replaceAll('-', '');
    await db.insertInto('session').values({ id, created_at: new Date() }).execute();
    console.log(`wrote ${id}`);
    setImmediate(() => void next());
  };
  setImmediate(() => void next());
}
