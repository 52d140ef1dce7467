import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/**
 * `closed`: the order no longer needs it. `late`: money was taken after the order had expired, and
 * the buyer decides about it. `refund_due`: money was taken for an order that did not wait
 * for it any more, and is refunded; then `refunded`. `mismatch`: the amount taken is
 * not the amount requested, and the desk has to handle it.
 */
export type PaymentState =
  | 'open'
  | 'approved'
  | 'declined'
  | 'closed'
  | 'late'
  | 'refund_due'
  | 'refunded'
  | 'mismatch';

/** A tip is a separate payment, for an order that is done; it is no part of the order's sums. */
export type PaymentKind = 'order' | 'tip';

export interface PaymentTables {
  payment: {
    /** 32 random bytes, base64url: the address of the payment's page. */
    reference: string;
    order_id: number;
    kind: ColumnType<PaymentKind, PaymentKind, never>;
    provider: string;
    amount_minor: number;
    currency: Currency;
    state: ColumnType<PaymentState, 'open', PaymentState>;
    created_at: ColumnType<Date, Date, never>;
    settled_at: Date | null;
    /** The provider's id for it, and its page there; null until it is created there. */
    remote_id: ColumnType<string | null, never, string>;
    remote_url: ColumnType<string | null, never, string>;
    /** Idempotency key of its creation, stored before the provider is called. */
    begin_key: ColumnType<string | null, never, string | null>;
    begun_at: ColumnType<Date | null, never, Date | null>;
    /** The provider's id for refunds of it; null until money was taken. */
    capture: ColumnType<string | null, never, string>;
    captured_minor: ColumnType<number, never, number>;
    /** Why the desk should look at it. */
    fault: ColumnType<string | null, never, string | null>;
    /** Final at the provider. */
    is_over: ColumnType<boolean, never, boolean>;
    /** The buyer started from the order's page, and returns to it after a decline. */
    is_from_order: ColumnType<boolean, boolean | undefined, boolean>;
    /** When the provider is asked next, unless it is final. */
    ask_at: Date;
  };
  /** Events of providers, each once, in the order of arrival. */
  payment_event: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    body: string;
    received_at: ColumnType<Date, Date, never>;
    due_at: Date;
    tries: ColumnType<number, never, number>;
    processed_at: ColumnType<Date | null, never, Date>;
    /** It is not retried any more, unless the desk wants it. */
    given_up_at: ColumnType<Date | null, never, Date | null>;
    /** The payment's state afterwards, `unknown payment`, or `ignored: reports no payment`; until then why the last attempt failed. */
    outcome: ColumnType<string | null, never, string>;
  };
  payment_refund: {
    /** The caller's: the same key gives the same refund. */
    key: string;
    reference: string;
    amount_minor: number;
    state: ColumnType<'begun' | 'done' | 'failed', 'begun', 'begun' | 'done' | 'failed'>;
    /** Idempotency key at the provider, stored before it is called. */
    remote_key: string;
    remote_id: ColumnType<string | null, never, string>;
    fault: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, Date, never>;
    settled_at: ColumnType<Date | null, never, Date>;
  };
  /** The sandbox's own records, as a bank would have them: the shop learns of them only as it would from a bank. */
  sandbox_payment: {
    reference: string;
    amount_minor: number;
    currency: Currency;
    state: 'open' | 'captured' | 'declined' | 'ended';
  };
  sandbox_refund: { key: string; reference: string; amount_minor: number };
  /** Events on their way to the shop, each delivered a number of times. */
  sandbox_notice: {
    event_id: string;
    body: string;
    copies: number;
    due_at: ColumnType<Date, Date, never>;
    sent_at: ColumnType<Date | null, never, Date>;
  };
}
