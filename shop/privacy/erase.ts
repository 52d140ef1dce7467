import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { removeMailFiles } from '#shop/mail/files.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import type { ShopConfig } from '#shop/config/config.ts';
import { removeProof } from '#shop/proof/file.ts';
import { columnsOf, heldTables } from './holdings.ts';
import type { Holding, Person, RowHolding } from './holding/holding.ts';
import { listMentions, rewriteMention } from './mention.ts';
import { personOfOrders } from './person.ts';

/** Where pictures, and mails without SMTP, are stored. */
export type Files = Pick<ShopConfig, 'dataDir' | 'objectStorage'>;

/** How many rows of each table were deleted or cleared. */
export type Erased = Record<string, number>;

/** Erases a person from everything that is stored; amounts, lines and their sums stay. */
export async function erasePerson(tx: Tx, files: Files, person: Person, now: Date): Promise<Erased> {
  await removePictures(tx, files, person.orderIds);
  await sql`update placed_order set billing = billing - 'business' where id = any(${person.boughtIds}::int[])`.execute(
    tx,
  );
  await removeMailFiles(files.dataDir, person);
  const erased = await eraseRows(tx, person, ['order', 'address', 'session']);
  await markAnonymised(tx, person.orderIds, now);
  for (const mention of await listMentions(tx, person)) {
    erased[mention.table] = (erased[mention.table] ?? 0) + (await rewriteMention(tx, mention, person.email));
  }
  return erased;
}

/** Erases the buyers of these orders; other data about the same people stays. */
export async function anonymiseOrders(tx: Tx, files: Files, orderIds: number[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await removePictures(tx, files, orderIds);
  await eraseRows(tx, personOfOrders(orderIds), ['order']);
  await markAnonymised(tx, orderIds, now);
}

/** Files go before the transaction commits: if it fails a row may point to no picture, but no picture outlives its row. */
async function removePictures(tx: Tx, files: Files, orderIds: number[]): Promise<void> {
  const proofs = await tx
    .selectFrom('order_proof')
    .where(sql<boolean>`order_id = any(${orderIds}::int[])`)
    .select('id')
    .execute();
  const blobs = openBlobs({ db: tx, config: files });
  for (const { id } of proofs) await removeProof(blobs, files.dataDir, id);
}

async function eraseRows(tx: Tx, person: Person, links: Holding['of'][]): Promise<Erased> {
  const erased: Erased = {};
  for (const [table, holding] of heldTables()) {
    if (!links.includes(holding.of)) continue;
    const rows = await eraseIn(tx, table, holding, person);
    if (rows > 0) erased[table] = rows;
  }
  return erased;
}

async function eraseIn(tx: Db, table: string, { rows, erase }: RowHolding, person: Person): Promise<number> {
  const change =
    erase === 'delete'
      ? sql`delete from ${sql.table(table)}`
      : sql`update ${sql.table(table)} set ${sql.join(
          Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        )}`;
  const { numAffectedRows = 0n } = await sql`${change} where ${rows(person)}`.execute(tx);
  return Number(numAffectedRows);
}

async function markAnonymised(tx: Tx, orderIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('placed_order')
    .set({ anonymised_at: now })
    .where(sql<boolean>`id = any(${orderIds}::int[])`)
    .where('anonymised_at', 'is', null)
    .execute();
}

/** Personal columns that the list of holdings forgets to erase; the list is correct if there are none. */
export function columnsLeft(holding: Holding): string[] {
  const { erase } = holding;
  if (erase === 'delete') return [];
  return columnsOf(holding, 'personal', 'secret').filter((column) => !Object.hasOwn(erase ?? {}, column));
}
