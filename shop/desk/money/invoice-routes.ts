import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { requireTimeOrder } from '#shop/http/endpoint/moment.ts';
import { invoiceName } from '#shop/invoice/rules.ts';
import { listInvoices, type ListedInvoice } from '#shop/invoice/store.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { percentOf } from '#shop/vat/rules.ts';
import * as schema from './invoice-schema.ts';

const ROWS_A_PAGE = 100;

/** The team's endpoints for invoices, all read-only. */
export const deskInvoiceEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/invoices', auth: 'none', schema: schema.listInvoices, handle: list }),
];

async function list({ deps, query }: CheckedCall<typeof schema.listInvoices>): Promise<Answer> {
  requireTimeOrder(query);
  const { from, to, page = 1, limit = ROWS_A_PAGE } = query;
  const { invoices, total } = await listInvoices(deps.db, { from, to }, { page, limit });
  return { data: invoices.map(rowData), total };
}

function rowData(invoice: ListedInvoice) {
  const { kind, seller, issued_at, order_id, amount_minor, vat_minor, currency, billing } = invoice;
  const sign = kind === 'credit_note' ? -1 : 1;
  return {
    number: invoiceName(invoice),
    kind,
    seller,
    issued_at: issued_at.toISOString(),
    order_number: `WS-${order_id}`,
    country: billing?.country ?? '',
    vat_id: billing?.business?.vatId ?? '',
    reverse_charge: billing?.isReversed ?? false,
    percent: percentOf(billing?.rate ?? 0),
    currency_code: currency,
    net_decimal: minorDecimal(sign * (amount_minor - vat_minor)),
    vat_decimal: minorDecimal(sign * vat_minor),
    amount_decimal: minorDecimal(sign * amount_minor),
  };
}
