import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { unexpired } from '#shop/event/seat-store.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';

const AT_ONCE = 100;

/**
 * Mails everybody who waits for a seat that is free now, which ends the alert: both in one transaction that skips rows
 * locked by others, so several processes may run this at once.
 */
export async function tellSeats(db: Db, now: Date): Promise<void> {
  for (;;) if ((await inTransaction(db, (tx) => tellSome(tx, now))) < AT_ONCE) return;
}

async function tellSome(tx: Tx, now: Date): Promise<number> {
  const due = await claim(tx, now);
  for (const { id, token, email, product, slug, run, title, starts_at } of due) {
    const facts = { product, slug, run, title, startsAt: starts_at.toISOString() };
    const message = { kind: 'alert-seat', token, ...facts } as const;
    await enqueueMail(tx, { event: `alert-seat:${id}`, recipient: email, message }, now);
  }
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('alert').where('id', 'in', ids).execute();
  return due.length;
}

type Due = {
  id: number;
  token: string;
  email: string;
  product: string;
  slug: string;
  /** The next run with a seat. */
  run: number;
  title: string;
  starts_at: Date;
};

async function claim(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select alert.id, alert.token, alert.email, product.name as product, product.slug,
      open.id as run, open.title, open.starts_at
    from alert
    join product on product.id = alert.product_id and product.enabled
    cross join lateral (
      select event.id, event.title, event.starts_at from event
      where event.product_id = alert.product_id and (alert.event_id is null or event.id = alert.event_id)
        and not event.canceled and event.starts_at > ${now}
        and event.slots_total > (
          select coalesce(sum(seats), 0) from event_seat where event_id = event.id and ${unexpired(now)}
        )
      order by event.starts_at, event.id limit 1
    ) as open
    where alert.kind = 'seat' and alert.confirmed_at is not null
    order by alert.id limit ${AT_ONCE} for update of alert skip locked`.execute(tx);
  return rows;
}
