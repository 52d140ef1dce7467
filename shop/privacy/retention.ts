import { sql } from 'kysely';
import type { ShopConfig } from '#shop/config/config.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { sweepMailFiles } from '#shop/mail/files.ts';
import { removeProof } from '#shop/proof/file.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { anonymiseOrders, type Files } from './erase.ts';
import { IS_UNSETTLED } from './obstacles.ts';

const ROWS_A_STEP = 100;
/** The rest waits for the next round. */
const STEPS_A_ROUND = 50;

type Deps = { db: Db; config: Files & Pick<ShopConfig, 'retention'>; now(): Date };

/**
 * Erases personal data whose retention period has ended. In small steps, each a
 * separate transaction that skips rows locked by others, so several processes may run
 * it at once.
 */
export async function keepRetention({ db, config, now }: Deps): Promise<void> {
  const { retention } = config;
  const months = (count: number) => sql<Date>`${now()}::timestamptz - make_interval(months => ${count}::int)`;
  const days = (count: number) => sql<Date>`${now()}::timestamptz - make_interval(days => ${count}::int)`;
  await inSteps(() =>
    anonymise({ db, files: config, now: now() }, days(retention.unpaidOrdersDays), { isPaid: false }),
  );
  await inSteps(() => anonymise({ db, files: config, now: now() }, months(retention.ordersMonths), { isPaid: true }));
  await inSteps(() => deleteMessages(db, months(retention.messagesMonths)));
  await inSteps(() => deleteProofs(db, config, months(retention.messagesMonths)));
  await inSteps(() => deleteOld(db, 'inquiry', sql`created_at`, months(retention.inquiriesMonths)));
  await inSteps(() => deleteOld(db, 'mail_outbox', sql`coalesce(sent_at, given_up_at)`, days(retention.mailDays)));
  await inSteps(() => deleteOld(db, 'desk_act', sql`at`, months(retention.actLogMonths)));
  await sweepMailFiles(config.dataDir, new Date(now().getTime() - retention.mailDays * 24 * 60 * 60 * 1000));
}

type Before = ReturnType<typeof sql<Date>>;

const IS_OVER = sql<boolean>`stage in
  ('completed', 'cancelled', 'denied', 'failed', 'expired', 'voided', 'refunded', 'reversed')`;
const OVER_AT = sql<Date>`coalesce(ended_at, completed_at, placed_at)`;
/** Orders with pending money keep their buyer. */
const IS_SETTLED = sql<boolean>`
  not exists (select from order_refund where order_id = placed_order.id and state <> 'paid')
  and not exists (select from payment where order_id = placed_order.id and ${IS_UNSETTLED})`;

async function anonymise(
  { db, files, now }: { db: Db; files: Files; now: Date },
  before: Before,
  { isPaid }: { isPaid: boolean },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const orders = await tx
      .selectFrom('placed_order')
      // The recipient of an order may have been erased before its buyer.
      .where(sql<boolean>`(anonymised_at is null or exists (select from order_buyer where order_id = placed_order.id))`)
      .where('paid_at', isPaid ? 'is not' : 'is', null)
      .where(IS_OVER)
      .where(sql<boolean>`${OVER_AT} < ${before}`)
      .where(IS_SETTLED)
      .orderBy(OVER_AT)
      .limit(ROWS_A_STEP)
      .select('id')
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = orders.map(({ id }) => id);
    await anonymiseOrders(tx, files, ids, now);
    return ids.length;
  });
}

async function deleteMessages(db: Db, before: Before): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from order_message where id in (
      select order_message.id from order_message join placed_order on placed_order.id = order_id
      where ${IS_OVER} and ${OVER_AT} < ${before}
      limit ${ROWS_A_STEP} for update of order_message skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}

async function deleteProofs(db: Db, files: Files, before: Before): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select order_proof.id from order_proof join placed_order on placed_order.id = order_id
      where ${IS_OVER} and ${OVER_AT} < ${before}
      and not exists (select from order_message where proof_id = order_proof.id)
      limit ${ROWS_A_STEP} for update of order_proof skip locked`.execute(tx);
    await removeProofs(
      tx,
      files,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

/** Rows and pictures. If a row cannot be deleted, its picture is deleted all the same. */
async function removeProofs(tx: Tx, files: Files, ids: string[]): Promise<void> {
  await sql`delete from order_proof where id = any(${ids}::text[])`.execute(tx);
  const blobs = openBlobs({ db: tx, config: files });
  for (const id of ids) await removeProof(blobs, files.dataDir, id);
}

async function deleteOld(db: Db, table: string, at: ReturnType<typeof sql>, before: Before): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${at} < ${before} limit ${ROWS_A_STEP} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}

async function inSteps(step: () => Promise<number>): Promise<void> {
  for (let steps = 0; steps < STEPS_A_ROUND; steps += 1) if ((await step()) < ROWS_A_STEP) return;
}
