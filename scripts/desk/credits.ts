import { askDesk } from './desk-call.ts';
import { moment, table } from './desk-text.ts';

type Given = { command: string; number: string; values: { reason?: string | undefined } };
type Credit = {
  code: string;
  currency_code: string;
  balance_decimal: string;
  expires_at: string;
  is_blocked: boolean;
  entries: { cause: string; amount_decimal: string; order_number: string | null; at: string }[];
};

export function isCreditCommand(command: string): boolean {
  return /^(?:(?:un)?block-)?credit$/.test(command);
}

/** @returns what is printed. @throws Error with the shop's own words. */
export async function runCreditCommand({ command, number: code, values: { reason } }: Given): Promise<string> {
  if (code === '') throw new Error('Specify the code of the store credit');
  const path = `/credits/${encodeURIComponent(code)}`;
  if (command === 'credit') return creditText(await askDesk('GET', path));
  return creditText(await askDesk('POST', `${path}/block`, { blocked: command === 'block-credit', reason }));
}

function creditText({
  code,
  currency_code: currency,
  balance_decimal,
  expires_at,
  is_blocked,
  entries,
}: Credit): string {
  const cells = entries.map(({ at, cause, amount_decimal, order_number: order }) => [
    moment(at),
    cause,
    amount_decimal,
    order ?? '',
  ]);
  const state = is_blocked ? 'cannot be spent' : `can be spent until ${moment(expires_at)}`;
  return `${code}: ${balance_decimal} ${currency} left, ${state}\n${table(cells)}`;
}
