import type { Db } from '#shop/db/database.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import type { Act } from './publish.ts';
import { hasEndedSeason, readPublished } from './store.ts';

const ACT: Act = { author: 'calendar', source: 'publish', note: 'A season has ended' };

/**
 * Takes products of ended seasons off sale, as a new release: so lists, counts, search and all caches follow as after
 * any other release.
 */
export async function endSeasons(db: Db, now: Date): Promise<void> {
  if (!(await hasEndedSeason(db, now))) return;
  const { release } = await import('./publish.ts');
  await inTransaction(db, async (tx) => {
    await holdDatabase(tx);
    // Another process may have been first.
    const content = (await hasEndedSeason(tx, now)) && (await readPublished(tx));
    if (content) await release(tx, content, ACT, now);
  });
}
