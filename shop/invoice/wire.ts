import type { Db } from '#shop/db/database.ts';
import { type Currency, formatMinor, minorDecimal } from '#shop/money/currency.ts';
import { invoiceName } from './rules.ts';
import { readInvoices } from './store.ts';

type Order = { id: number; token: string; currency: Currency; handed_over_at: Date | null };

/** Below the shop's or the storefront's address, for anyone who holds the order's token. */
function invoicePath(token: string, name: string): string {
  return `/api/public/order/${token}/invoice/${name}.pdf`;
}

/** An invoice names the business that bought: after an order was handed over, its new holder sees none. */
export async function invoicesData(db: Db, { id, token, currency, handed_over_at }: Order) {
  if (handed_over_at) return [];
  return (await readInvoices(db, id)).map((invoice) => {
    const { kind, amount_minor, vat_minor, issued_at } = invoice;
    const name = invoiceName(invoice);
    return {
      number: name,
      kind,
      issued_at: issued_at.toISOString(),
      amount_decimal: minorDecimal(amount_minor),
      amount_formated: formatMinor(amount_minor, currency),
      vat_decimal: minorDecimal(vat_minor),
      url: invoicePath(token, name),
    };
  });
}
