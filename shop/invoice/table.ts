import type { ColumnType, Generated } from 'kysely';

export type InvoiceKind = 'invoice' | 'credit_note';

export interface InvoiceTables {
  /** The last number of a seller, taken in the transaction that issues it. */
  invoice_series: {
    /** The seller's first VAT number. */
    seller: string;
    kind: InvoiceKind;
    last_number: number;
  };
  /** Written once, never changed or deleted: there are no gaps in the numbers. */
  invoice: {
    id: Generated<number>;
    order_id: ColumnType<number, number, never>;
    kind: ColumnType<InvoiceKind, InvoiceKind, never>;
    seller: ColumnType<string, string, never>;
    number: ColumnType<number, number, never>;
    /** The refund of a credit note; null for an invoice. */
    refund_id: ColumnType<number | null, number | null, never>;
    amount_minor: ColumnType<number, number, never>;
    /** Contained in the amount. */
    vat_minor: ColumnType<number, number, never>;
    issued_at: ColumnType<Date, Date, never>;
  };
}
