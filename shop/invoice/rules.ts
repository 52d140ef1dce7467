import type { InvoiceKind } from '#shop/invoice/table.ts';

const PREFIX = { invoice: 'INV', credit_note: 'CN' } as const;
const DIGITS = 6;

/** As it is written: `INV-000042`, `CN-000003`. */
export function invoiceName({ kind, number }: { kind: InvoiceKind; number: number }): string {
  return `${PREFIX[kind]}-${String(number).padStart(DIGITS, '0')}`;
}
