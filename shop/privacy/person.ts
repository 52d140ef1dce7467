import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { type Held, ofAuthor, type Person } from './holding/holding.ts';

/** Locks the orders, so that none of them changes during export or erasure. */
export async function findPerson(tx: Tx, address: string): Promise<Person> {
  const email = address.trim().toLowerCase();
  const isHeld = sql<boolean>`lower(email) = ${email}`;
  const isBought = sql<boolean>`id in (select order_id from order_buyer where lower(email) = ${email})`;
  const orders = await tx
    .selectFrom('placed_order')
    .where(sql<boolean>`(${isHeld} or ${isBought})`)
    .orderBy('id')
    .select(['id', 'session_id', 'handed_over_at', isHeld.as('is_held'), isBought.as('is_bought')])
    .forUpdate()
    .execute();
  const orderIds = orders.flatMap(({ id, is_held }) => (is_held ? id : []));
  const boughtIds = orders.flatMap(({ id, is_bought }) => (is_bought ? id : []));
  const carts = await tx
    .selectFrom('cart')
    .where(sql<boolean>`lower(guest->>'email') = ${email}`)
    .select('session_id')
    .execute();
  // The session of a handed-over order belongs to the person who gave it.
  const own = orders.filter(({ handed_over_at, is_bought }) => handed_over_at === null || is_bought);
  const sessions = [...own, ...carts].map((row) => row.session_id);
  return {
    email,
    orderIds,
    boughtIds,
    references: await readReferences(tx, { email, orderIds, boughtIds }),
    sessionIds: [...new Set(sessions)].filter((id) => id !== ''),
    mailIds: await readMailIds(tx, email),
  };
}

/** Only orders, by any buyer. */
export function personOfOrders(orderIds: number[]): Person {
  return { email: '', orderIds, boughtIds: [], references: [], sessionIds: [], mailIds: [] };
}

async function readReferences(tx: Tx, person: Held): Promise<string[]> {
  const payments = await tx
    .selectFrom('payment')
    .where(ofAuthor(sql`created_at`)(person))
    .select('reference')
    .execute();
  return payments.map(({ reference }) => reference);
}

async function readMailIds(tx: Tx, email: string): Promise<number[]> {
  const mails = await tx
    .selectFrom('mail_outbox')
    .where(
      sql<boolean>`lower(recipient) = ${email} or event in (
        select 'inquiry-for-team:' || id from inquiry where lower(email) = ${email}
      )`,
    )
    .select('id')
    .execute();
  return mails.map(({ id }) => id);
}
