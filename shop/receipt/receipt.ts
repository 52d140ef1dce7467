import type { Db } from '#shop/db/database.ts';
import { formatDay } from '#shop/language/moment.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { choiceWords } from '#shop/order/choice-words.ts';
import { adjustments, linePrice } from '#shop/order/line-facts.ts';
import { findTip, type Payment } from '#shop/order/payment/store.ts';
import type { Order, OrderLine } from '#shop/order/store.ts';
import { readWork, type Refund } from '#shop/order/work/work-store.ts';
import { findSite } from '#shop/site/store.ts';
import { countryName } from '#shop/vat/country.ts';
import { vatOfParts } from '#shop/vat/rules.ts';
import type { Billing } from '#shop/vat/table.ts';
import { vatWords } from '#shop/vat/words.ts';

/** A row with an amount in the order's currency, formatted; `notes` stand below its name. */
export type ReceiptRow = { name: string; amount: string; notes: string[] };

/** What a receipt says, from top to bottom. */
export type Receipt = {
  /** As in `WS-10001`. */
  number: string;
  paidAt: Date;
  /** Empty while no release has brought a site. */
  seller: string[];
  facts: { name: string; value: string }[];
  lines: ReceiptRow[];
  /** What lies between the lines and the total. */
  adjustments: ReceiptRow[];
  total: ReceiptRow;
  /** What has gone back since, with what is left of the total; empty where nothing has. */
  refunds: ReceiptRow[];
  /** A tip is no part of the order's sums; empty where none was given. */
  tip: ReceiptRow[];
};

/** The receipt of an order, from its own stored lines; undefined before it is paid. */
export async function readReceipt(db: Db, order: Order): Promise<Receipt | undefined> {
  if (!order.paid_at) return undefined;
  const { lines, refunds } = await readWork(db, order);
  const tip = await findTip(db, order.id);
  return {
    number: `WS-${order.id}`,
    paidAt: order.paid_at,
    seller: await readSeller(db, order.billing),
    facts: [
      { name: 'Buyer', value: order.email },
      ...(order.billing ? [{ name: 'Country', value: countryName(order.billing.country) }] : []),
      { name: 'Ordered', value: formatDay(order.placed_at.toISOString()) },
      { name: 'Paid', value: formatDay(order.paid_at.toISOString()) },
      { name: 'Payment method', value: order.payment_title },
    ],
    lines: lineRows(lines, order),
    adjustments: adjustments(order).map(({ name, value }) => ({ name, amount: value, notes: [] })),
    total: {
      name: `Total in ${order.currency}`,
      amount: formatMinor(order.total_minor, order.currency),
      notes: [vatWords(order.billing, order.total_minor, order.currency)],
    },
    refunds: refundRows(refunds, order),
    tip: tip ? tipRows(tip) : [],
  };
}

async function readSeller(db: Db, billing: Billing | null): Promise<string[]> {
  const site = await findSite(db);
  if (!site) return [];
  const { name, place, registration } = site.company;
  return [
    name,
    ...(billing ? [billing.seller.address.join(', ')] : []),
    `Registered in ${place}, number ${registration}`,
    ...(billing ? [`VAT number ${billing.seller.numbers.join(', ')}`] : []),
    ...site.mailboxes.slice(0, 1),
  ];
}

/** The VAT of a line is that of what was paid for it; together they are the VAT of the total. */
function lineRows(lines: OrderLine[], order: Order): ReceiptRow[] {
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
    name: line.quantity === 1 ? line.name : `${line.quantity} × ${line.name}`,
    amount: linePrice(line.total_minor, currency),
    notes: [line.game_name, ...choiceWords(line.options, line.name), ...(run ? [run] : [])],
  };
}

function refundRows(refunds: Refund[], { currency, total_minor }: Order): ReceiptRow[] {
  if (refunds.length === 0) return [];
  const givenMinor = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return [
    ...refunds.map(({ amount_minor, state, reason, created_at }) => ({
      name: `${state === 'paid' ? 'Refund' : 'Refund on its way'}, ${formatDay(created_at.toISOString())}`,
      amount: formatMinor(-amount_minor, currency),
      notes: [reason],
    })),
    { name: 'Total after refunds', amount: formatMinor(total_minor - givenMinor, currency), notes: [] },
  ];
}

function tipRows({ amount_minor, currency, state, settled_at, created_at }: Payment): ReceiptRow[] {
  const given = `Tip for the team, ${formatDay((settled_at ?? created_at).toISOString())}`;
  const rows = [{ name: given, amount: formatMinor(amount_minor, currency), notes: ['Beside the order’s total'] }];
  if (state === 'approved') return rows;
  const back = state === 'refunded' ? 'Tip given back' : 'Tip on its way back';
  return [...rows, { name: back, amount: formatMinor(-amount_minor, currency), notes: [] }];
}
