import { countedName } from '#shop/order/line/counted-name.ts';
import type { Db } from '#shop/db/database.ts';
import { formatDay } from '#shop/language/moment.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { findBuyer } from '#shop/order/buyer-store.ts';
import { choiceWords } from '#shop/order/line/choice-words.ts';
import { adjustments, linePrice } from '#shop/order/line/line-facts.ts';
import { findTip, type Payment } from '#shop/order/payment/store.ts';
import { type Order, type OrderLine, worthOf } from '#shop/order/store.ts';
import { moneyOf, readWork, type Refund } from '#shop/order/work/work-store.ts';
import { findSite, hasSamples } from '#shop/site/store.ts';
import { countryName } from '#shop/vat/country.ts';
import { vatOfParts } from '#shop/vat/rules.ts';
import type { Billing } from '#shop/vat/table.ts';
import { vatWords } from '#shop/vat/words.ts';

/** A row with an amount in the order's currency, formatted; `notes` are below its name. */
export type ReceiptRow = { name: string; amount: string; notes: string[] };

/** The content of a receipt or an invoice, from top to bottom. */
export type Receipt = {
  /** `Receipt WS-10001`, `Invoice INV-000042`. */
  title: string;
  /** Its date, which is also the file's. */
  date: Date;
  /** Empty until a release has brought a site. */
  seller: string[];
  facts: { name: string; value: string }[];
  /** Each below a rule; one without rows is left out. */
  blocks: ReceiptRow[][];
};

/** The receipt of an order, from its own stored lines; undefined before it is paid. */
export async function readReceipt(db: Db, order: Order): Promise<Receipt | undefined> {
  if (!order.paid_at) return undefined;
  const { lines, refunds } = await readWork(db, order);
  const tip = await findTip(db, order.id);
  const buyer = await findBuyer(db, order.id);
  return {
    title: `Receipt WS-${order.id}`,
    date: order.paid_at,
    seller: await readSeller(db, order.billing),
    facts: [
      { name: 'Buyer', value: buyer?.email ?? order.email },
      ...(order.billing ? [{ name: 'Country', value: countryName(order.billing.country) }] : []),
      { name: 'Ordered', value: formatDay(order.placed_at.toISOString()) },
      { name: 'Paid', value: formatDay(order.paid_at.toISOString()) },
      { name: 'Payment method', value: order.payment_title },
    ],
    blocks: [
      lineRows(lines, order),
      [...adjustmentRows(order), ...totalRows(order, [vatWords(order.billing, worthOf(order), order.currency)])],
      // Refunds so far, and what is left of the total.
      refundRows(refunds, order),
      // No part of the order's sums.
      tip ? tipRows(tip, order) : [],
    ],
  };
}

export function adjustmentRows(order: Order): ReceiptRow[] {
  // What the credit pays is part of the total here.
  const goods = { ...order, total_minor: worthOf(order), credit_minor: 0 };
  return adjustments(goods).map(({ name, value }) => ({ name, amount: value, notes: [] }));
}

/** The total, and how it was paid if that was with store credit. */
export function totalRows(order: Order, notes: string[]): ReceiptRow[] {
  const { total_minor, credit_minor, currency, payment_title } = order;
  const rows = [{ name: `Total in ${currency}`, amount: formatMinor(worthOf(order), currency), notes }];
  if (credit_minor === 0) return rows;
  const credit = { name: 'Paid with store credit', amount: formatMinor(credit_minor, currency), notes: [] };
  const money = { name: `Paid: ${payment_title}`, amount: formatMinor(total_minor, currency), notes: [] };
  return [...rows, credit, ...(total_minor > 0 ? [money] : [])];
}

export async function readSeller(db: Db, billing: Billing | null): Promise<string[]> {
  const site = await findSite(db);
  if (!site) return [];
  const { name, place, registration } = site.company;
  return [
    // A PDF can be passed on without the pages, which say so too.
    ...((await hasSamples(db)) ? ['SAMPLE: nothing was sold, and nothing was paid'] : []),
    name,
    ...(billing ? [billing.seller.address.join(', ')] : []),
    `Registered in ${place}, number ${registration}`,
    ...(billing ? [`VAT number ${billing.seller.numbers.join(', ')}`] : []),
    ...site.mailboxes.slice(0, 1),
  ];
}

/** The VAT of a line is that of what was paid for it; together they are the VAT of the total. */
export function lineRows(lines: OrderLine[], order: Order): ReceiptRow[] {
  const rate = order.billing?.rate ?? 0;
  const vat = vatOfParts(
    lines.map(({ total_minor, discount_minor }) => total_minor - discount_minor),
    rate,
  );
  return lines.map((line, at) => {
    const row = lineRow(line, order);
    const words = `${formatMinor(vat[at] ?? 0, order.currency)} VAT`;
    return rate === 0 ? row : { ...row, notes: [...row.notes, words] };
  });
}

function lineRow(line: OrderLine, { currency }: Order): ReceiptRow {
  const run = line.event_starts_at && `Run on ${formatDay(line.event_starts_at.toISOString())}`;
  return {
    name: countedName(line.name, line.quantity, line.event_starts_at !== null),
    amount: linePrice(line.total_minor, currency),
    notes: [line.game_name, ...choiceWords(line.options, line.name), ...(run ? [run] : [])],
  };
}

function refundRows(refunds: Refund[], order: Order): ReceiptRow[] {
  if (refunds.length === 0) return [];
  const { currency } = order;
  const givenMinor = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return [
    ...refunds.map((refund) => refundRow(refund, order)),
    { name: 'Total after refunds', amount: formatMinor(worthOf(order) - givenMinor, currency), notes: [] },
  ];
}

function refundRow(refund: Refund, { currency }: Order): ReceiptRow {
  const { amount_minor, state, reason, created_at } = refund;
  const creditMinor = amount_minor - moneyOf(refund);
  return {
    name: `${state === 'paid' ? 'Refund' : 'Refund on its way'}, ${formatDay(created_at.toISOString())}`,
    amount: formatMinor(-amount_minor, currency),
    notes: [reason, ...(creditMinor > 0 ? [`${formatMinor(creditMinor, currency)} as store credit`] : [])],
  };
}

function tipRows(tip: Payment, { billing }: Order): ReceiptRow[] {
  const { amount_minor, currency, state, settled_at, created_at } = tip;
  const given = `Tip for the team, ${formatDay((settled_at ?? created_at).toISOString())}`;
  // Received by the seller like the order, and taxed like it.
  const notes = ['Beside the order’s total', vatWords(billing, amount_minor, currency)];
  const rows = [{ name: given, amount: formatMinor(amount_minor, currency), notes }];
  if (state === 'approved') return rows;
  const back = state === 'refunded' ? 'Tip given back' : 'Tip on its way back';
  return [...rows, { name: back, amount: formatMinor(-amount_minor, currency), notes: [] }];
}
