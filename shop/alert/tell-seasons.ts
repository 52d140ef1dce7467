import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';

const AT_ONCE = 100;

/**
 * Mails everybody whose season has begun, which ends the alert: both in one transaction that skips rows locked by
 * others, so several processes may run this at once.
 */
export async function tellSeasons(db: Db, now: Date): Promise<void> {
  for (;;) if ((await inTransaction(db, (tx) => tellSome(tx, now))) < AT_ONCE) return;
}

async function tellSome(tx: Tx, now: Date): Promise<number> {
  const due = await claim(tx, now);
  for (const { id, token, email, ...facts } of due) {
    const message = { kind: 'alert-season', token, ...facts } as const;
    await enqueueMail(tx, { event: `alert-season:${id}`, recipient: email, message }, now);
  }
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('alert').where('id', 'in', ids).execute();
  return due.length;
}

type Due = { id: number; token: string; email: string; product: string; slug: string; season: string };

/** If a season's start was moved meanwhile, the catalogue's current date counts. */
async function claim(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select alert.id, alert.token, alert.email, product.name as product, product.slug, alert.season_name as season
    from alert join product on product.id = alert.product_id and product.enabled
    where alert.kind = 'season' and alert.confirmed_at is not null and ${now} >= case
      when product.next_season->>'key' = alert.season_key
        then (product.next_season->>'starts')::timestamp at time zone 'UTC'
      else alert.season_starts
    end
    order by alert.id limit ${AT_ONCE} for update of alert skip locked`.execute(tx);
  return rows;
}
