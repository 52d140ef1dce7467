import type { Db } from '#shop/db/database.ts';
import { invoiceName } from '#shop/invoice/rules.ts';
import { type Invoice, readInvoices } from '#shop/invoice/store.ts';
import { formatDay } from '#shop/language/moment.ts';
import { type Currency, formatMinor } from '#shop/money/currency.ts';
import { findBuyer } from '#shop/order/buyer-store.ts';
import type { Order } from '#shop/order/store.ts';
import { readWork, type Work } from '#shop/order/work/work-store.ts';
import { countryName } from '#shop/vat/country.ts';
import { percentOf } from '#shop/vat/rules.ts';
import type { Billing } from '#shop/vat/table.ts';
import { adjustmentRows, lineRows, readSeller, type Receipt, type ReceiptRow, totalRows } from './receipt.ts';

/** The wording of Article 226 (11a) of Directive 2006/112/EC. */
const REVERSED = 'Reverse charge: VAT to be accounted for by the recipient';

/** The invoice or the credit note of an order by its name; undefined if it does not exist. */
export async function readInvoice(db: Db, order: Order, name: string): Promise<Receipt | undefined> {
  const invoices = await readInvoices(db, order.id);
  const shown = invoices.find((one) => invoiceName(one) === name);
  const [first] = invoices;
  const { billing } = order;
  if (!shown || !first || !billing) return undefined;
  const work = await readWork(db, order);
  const isCredit = shown.kind === 'credit_note';
  return {
    title: `${isCredit ? 'Credit note' : 'Invoice'} ${name}`,
    date: shown.issued_at,
    seller: await readSeller(db, billing),
    facts: [
      { name: 'Date', value: formatDay(shown.issued_at.toISOString()) },
      ...(isCredit ? [{ name: 'For invoice', value: invoiceName(first) }] : []),
      { name: 'Order', value: `WS-${order.id}, ${formatDay(order.placed_at.toISOString())}` },
      { name: 'Paid', value: order.paid_at ? formatDay(order.paid_at.toISOString()) : '' },
      ...buyerFacts((await findBuyer(db, order.id)) ?? order, billing),
    ],
    blocks: [
      ...(isCredit
        ? creditBlocks(work, shown)
        : [lineRows(work.lines, order), [...adjustmentRows(order), ...totalRows(order, [])]]),
      vatRows(billing, shown, order.currency),
    ],
  };
}

function buyerFacts({ email }: Pick<Order, 'email'>, { country, business }: Billing) {
  return [
    ...(business ? [{ name: 'Company', value: business.company }] : []),
    ...(business?.address ? [{ name: 'Address', value: business.address }] : []),
    ...(business?.vatId ? [{ name: 'VAT ID', value: business.vatId }] : []),
    { name: 'Buyer', value: email },
    { name: 'Country', value: countryName(country) },
  ];
}

/** The refund of each line, and its reason. */
function creditBlocks(
  { order: { currency }, lines, refunds }: Work,
  { refund_id, amount_minor }: Invoice,
): ReceiptRow[][] {
  const refund = refunds.find(({ id }) => id === refund_id);
  const parts = (refund?.lines ?? []).map(({ line_id, minor }) => ({
    name: lines.find(({ id }) => id === line_id)?.name ?? '',
    amount: formatMinor(-minor, currency),
    notes: [],
  }));
  const total = {
    name: `Total in ${currency}`,
    amount: formatMinor(-amount_minor, currency),
    notes: [refund?.reason ?? ''],
  };
  return [parts, [total]];
}

function vatRows(
  { country, rate, isReversed }: Billing,
  { kind, amount_minor, vat_minor }: Invoice,
  currency: Currency,
): ReceiptRow[] {
  const sign = kind === 'credit_note' ? -1 : 1;
  const amount = (minor: number) => formatMinor(sign * minor, currency);
  return [
    { name: 'Net', amount: amount(amount_minor - vat_minor), notes: [] },
    {
      name: `VAT ${percentOf(rate)} %, ${countryName(country)}`,
      amount: amount(vat_minor),
      notes: isReversed ? [REVERSED] : [],
    },
  ];
}
