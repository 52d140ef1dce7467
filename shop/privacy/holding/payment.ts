import { sql } from 'kysely';
import { type Holdings, ofAuthor, patternOf } from './holding.ts';

export const PAYMENT_HOLDINGS = {
  // The recipient of an invoice is part of its order, and erased with the buyer; numbers and sums are kept for good.
  invoice: {
    of: 'nobody',
    columns: {
      id: 'plain',
      order_id: 'plain',
      kind: 'plain',
      seller: 'plain',
      number: 'plain',
      refund_id: 'plain',
      amount_minor: 'plain',
      vat_minor: 'plain',
      issued_at: 'plain',
    },
  },
  invoice_series: { of: 'nobody', columns: { seller: 'plain', kind: 'plain', last_number: 'plain' } },
  // The provider's ids of a payment stay: accounting and chargebacks refer to them.
  payment: {
    of: 'order',
    rows: ofAuthor(sql`created_at`),
    erase: { remote_url: sql`null` },
    columns: {
      reference: 'plain',
      order_id: 'plain',
      kind: 'plain',
      provider: 'plain',
      amount_minor: 'plain',
      currency: 'plain',
      state: 'plain',
      created_at: 'plain',
      settled_at: 'plain',
      remote_id: 'plain',
      remote_url: 'secret',
      begin_key: 'plain',
      begun_at: 'plain',
      capture: 'plain',
      captured_minor: 'plain',
      fault: 'plain',
      is_over: 'plain',
      is_from_order: 'plain',
      ask_at: 'plain',
    },
  },
  // Providers send the buyer's name and address with a payment. Deleted a month after arrival in any case.
  payment_event: {
    of: 'address',
    rows: ({ email, references }) => sql`body ~* ${patternOf(email)} or exists (
      select from unnest(${references}::text[]) as reference where strpos(body, reference) > 0
    )`,
    erase: 'delete',
    columns: {
      id: 'plain',
      provider: 'plain',
      event_id: 'plain',
      body: 'personal',
      received_at: 'plain',
      due_at: 'plain',
      tries: 'plain',
      processed_at: 'plain',
      given_up_at: 'plain',
      outcome: 'plain',
    },
  },
  payment_refund: {
    of: 'nobody',
    columns: {
      key: 'plain',
      reference: 'plain',
      amount_minor: 'plain',
      state: 'plain',
      remote_key: 'plain',
      remote_id: 'plain',
      fault: 'plain',
      created_at: 'plain',
      settled_at: 'plain',
    },
  },
  sandbox_payment: {
    of: 'nobody',
    columns: { reference: 'plain', amount_minor: 'plain', currency: 'plain', state: 'plain' },
  },
  sandbox_refund: { of: 'nobody', columns: { key: 'plain', reference: 'plain', amount_minor: 'plain' } },
  sandbox_notice: {
    of: 'nobody',
    columns: { event_id: 'plain', body: 'plain', copies: 'plain', due_at: 'plain', sent_at: 'plain' },
  },
} satisfies Partial<Holdings>;
