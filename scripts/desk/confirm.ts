import { createInterface } from 'node:readline/promises';
import type { DeskOrder } from './desk-call.ts';
import { printable } from './desk-text.ts';

type Asked = Record<string, unknown>;

/** Irreversible actions, in a sentence each. */
const DOUBTS: Record<string, (order: DeskOrder, asked: Asked) => string | undefined> = {
  advance: lastUnit,
  refund: (order, { amount, line }) =>
    amount === undefined && line === undefined
      ? `The remaining ${money(order, order.left_decimal)} of ${order.order_number} will be refunded to ${buyerOf(order)}, which ends the order.`
      : `${amount === undefined ? 'The remaining amount of the line' : money(order, String(amount))} of ${order.order_number} will be refunded to ${buyerOf(order)}.`,
  'refund-tip': (order) => `The tip of ${order.order_number} will be refunded to ${buyerOf(order)}.`,
  cancel: (order, { whole }) =>
    whole === true
      ? `${order.order_number} will be canceled, and all of it refunded to ${buyerOf(order)}: ${money(order, order.left_decimal)}.`
      : `${order.order_number} will be canceled, and the work not done refunded to ${buyerOf(order)}${shareOf(order)}.`,
  dispute: ({ order_number: number }, { state }) =>
    state === 'lost'
      ? `The bank keeps the money of ${number}, and its invoice will be canceled by a credit note.`
      : undefined,
};

/** Whether an action may be irreversible: it is rejected when the order has changed since it was displayed. */
export function isDoubted(act: string): boolean {
  return Object.hasOwn(DOUBTS, act);
}

/** The irreversible effect of an action; undefined when no confirmation is needed. */
export function doubtOf(act: string, order: DeskOrder, asked: Asked): string | undefined {
  return DOUBTS[act]?.(order, asked);
}

/**
 * Asks for confirmation at the terminal.
 *
 * @throws Error unless the answer is yes, or `--yes` was given.
 */
export async function confirm(
  doubt: string | undefined,
  { yes = false }: { yes?: boolean | undefined },
): Promise<void> {
  if (doubt === undefined || yes) return;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Error(`${doubt} Nothing was done: add --yes to confirm.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${doubt} Continue? [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done.');
}

/** Counting the last unit completes the line and deletes its logins; the last line completes the order. */
function lastUnit(order: DeskOrder, { line: key, to, by, of }: Asked): string | undefined {
  const line = order.products.find((one) => one.key === key);
  if (!line || line.done_at) return undefined;
  const done = to === undefined ? line.units_done + Number(by ?? 0) : Number(to);
  if (done < (of === undefined ? line.units_total : Number(of))) return undefined;
  const isLast = order.products.every((one) => one === line || one.done_at);
  const what = `This completes ${printable(line.name)} of ${order.order_number}`;
  return isLast ? `${what} and the order itself; ${buyerOf(order)} will be notified.` : `${what}.`;
}

function money({ currency_code: currency }: DeskOrder, decimal: string): string {
  return `${decimal} ${currency}`;
}

function buyerOf({ email }: DeskOrder): string {
  return printable(email) || 'the buyer';
}

function shareOf(order: DeskOrder): string {
  return order.refund_offer ? `: ${money(order, order.refund_offer.amount_decimal)}` : '';
}
