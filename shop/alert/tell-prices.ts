import { sql } from 'kysely';
import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { readExchanges } from '#shop/exchange/rate-store.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { type Currency, formatMinor } from '#shop/money/currency.ts';
import { readCardsById } from '#shop/product/list/card-store.ts';
import { leastMinor } from './price.ts';

const AT_ONCE = 100;
/** Minimum time between two price mails of an alert. */
const PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

type Fallen = { productId: number; product: string; slug: string; currency: Currency; minor: number };

/**
 * Mails everybody whose product costs less than at the request, and less than in the last mail. That an alert was
 * mailed is stored in the transaction of its mail, so several processes may run this at once.
 */
export async function tellPrices(db: Db, now: Date): Promise<void> {
  const watched = await readWatched(db, now);
  if (watched.length === 0) return;
  const catalogue = await catalogueOf(db);
  const exchanges = await readExchanges(catalogue);
  const cards = await readCardsById(
    catalogue,
    watched.map(({ product_id }) => product_id),
  );
  for (const { product_id: productId, currency, highest } of watched) {
    const card = cards.get(productId);
    const rate = exchanges.find((exchange) => exchange.currency === currency)?.rate;
    if (!card || !rate || currency === null) continue;
    const minor = leastMinor(card.offer, rate, now);
    if (minor >= Number(highest)) continue;
    const fallen = { productId, product: card.name, slug: card.slug, currency, minor };
    for (;;) if ((await inTransaction(db, (tx) => tellSome(tx, fallen, now))) < AT_ONCE) break;
  }
}

/** Products and currencies of alerts that may be mailed, with the highest price that one of them compares with. */
async function readWatched(db: Db, now: Date) {
  return db
    .selectFrom('alert')
    .where('kind', '=', 'price')
    .where(isDue(now))
    .groupBy(['product_id', 'currency'])
    .select((row) => ['product_id', 'currency', row.fn.max('below_minor').as('highest')])
    .execute();
}

async function tellSome(tx: Tx, { productId, product, slug, currency, minor }: Fallen, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('alert')
    .where('kind', '=', 'price')
    .where('product_id', '=', productId)
    .where('currency', '=', currency)
    .where('below_minor', '>', minor)
    .where(isDue(now))
    .orderBy('id')
    .limit(AT_ONCE)
    .select(['id', 'token', 'email', 'mails', 'below_minor'])
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, token, email, mails, below_minor } of due) {
    const prices = { price: formatMinor(minor, currency), before: formatMinor(below_minor ?? minor, currency) };
    const message = { kind: 'alert-price', token, product, slug, ...prices } as const;
    await enqueueMail(tx, { event: `alert-price:${id}:${mails + 1}`, recipient: email, message }, now);
    const mailed = { below_minor: minor, mails: mails + 1, told_at: now };
    await tx.updateTable('alert').set(mailed).where('id', '=', id).execute();
  }
  return due.length;
}

function isDue(now: Date) {
  const since = new Date(now.getTime() - PAUSE_MS);
  return sql<boolean>`confirmed_at is not null and (told_at is null or told_at <= ${since})`;
}
