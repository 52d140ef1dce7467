import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '#shop/db/database.ts';
import { worthOf } from '#shop/order/store.ts';
import { containedVat } from '#shop/vat/rules.ts';
import type { Billing } from '#shop/vat/table.ts';
import type { InvoiceKind } from './table.ts';

export type Invoice = Selectable<Database['invoice']>;

type Issued = Pick<Invoice, 'order_id' | 'refund_id' | 'amount_minor' | 'vat_minor'>;

/**
 * Creates the invoice of an order that has just been paid; nothing if the shop states no VAT, if the order was free,
 * and if it has an invoice already. The caller holds the order's lock.
 */
export async function issueInvoice(tx: Tx, orderId: number, at: Date): Promise<void> {
  const { billing, ...paid } = await tx
    .selectFrom('placed_order')
    .where('id', '=', orderId)
    .select(['billing', 'total_minor', 'credit_minor'])
    .executeTakeFirstOrThrow();
  // Store credit is a way to pay: products paid with it are taxed like all others.
  const total = worthOf(paid);
  if (!billing || total === 0 || (await findInvoice(tx, orderId))) return;
  const vat = containedVat(total, billing.rate);
  await issue(tx, 'invoice', billing, { order_id: orderId, refund_id: null, amount_minor: total, vat_minor: vat }, at);
}

/**
 * Credits a part of an order's invoice; nothing without an invoice. The VAT of all credit notes together is that of
 * their sum, so that after a full refund no VAT is left.
 */
export async function issueCreditNote(
  tx: Tx,
  { id, billing }: { id: number; billing: Billing | null },
  refund: { id: number; minor: number },
  at: Date,
): Promise<void> {
  if (!billing || !(await findInvoice(tx, id))) return;
  const before = (await readInvoices(tx, id)).filter(({ kind }) => kind === 'credit_note');
  const credited = before.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const vat = containedVat(credited + refund.minor, billing.rate) - containedVat(credited, billing.rate);
  const note = { order_id: id, refund_id: refund.id, amount_minor: refund.minor, vat_minor: vat };
  await issue(tx, 'credit_note', billing, note, at);
}

async function issue(tx: Tx, kind: InvoiceKind, { seller }: Billing, issued: Issued, at: Date): Promise<void> {
  const [name = ''] = seller.numbers;
  // Locks the series until the commit: the next invoice waits, and takes this number if this transaction fails.
  const { last_number: number } = await tx
    .insertInto('invoice_series')
    .values({ seller: name, kind, last_number: 1 })
    .onConflict((known) =>
      known
        .columns(['seller', 'kind'])
        .doUpdateSet((row) => ({ last_number: row('invoice_series.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoice')
    .values({ ...issued, kind, seller: name, number, issued_at: at })
    .execute();
}

async function findInvoice(db: Db, orderId: number): Promise<Invoice | undefined> {
  return (await readInvoices(db, orderId)).find(({ kind }) => kind === 'invoice');
}

/** The documents of an order: the invoice, then its credit notes. */
export async function readInvoices(db: Db, orderId: number): Promise<Invoice[]> {
  return db.selectFrom('invoice').where('order_id', '=', orderId).orderBy('id').selectAll().execute();
}

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>['invoices'][number];

/** For bookkeeping, in the order of issue; `from` is included, `to` is not. */
export async function listInvoices(
  db: Db,
  span: { from?: Date | undefined; to?: Date | undefined },
  { page, limit }: { page: number; limit: number },
) {
  let rows = db.selectFrom('invoice').innerJoin('placed_order', 'placed_order.id', 'invoice.order_id');
  if (span.from) rows = rows.where('issued_at', '>=', span.from);
  if (span.to) rows = rows.where('issued_at', '<', span.to);
  const { total } = await rows.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const invoices = await rows
    .selectAll('invoice')
    .select(['placed_order.currency', 'placed_order.billing'])
    .orderBy('invoice.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { invoices, total: Number(total) };
}
