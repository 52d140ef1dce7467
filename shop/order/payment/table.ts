import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/**
 * `closed`: the order has gone another way. `late`: money was taken after the order had expired, and
 * the buyer chooses what becomes of it. `refund_due`: money was taken for an order that did not wait
 * for it any more, and goes back; then `refunded`. `mismatch`: what was taken is
 * not what was asked for, and the desk has to see to it.
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

/** A tip is a payment of its own, for an order that is done; nothing of it is part of the order's sums. */
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
    /** The provider's name for it, and its page there; null until it is begun there. */
    remote_id: ColumnType<string | null, never, string>;
    remote_url: ColumnType<string | null, never, string>;
    /** Idempotency key of beginning it, stored before the provider is called. */
    begin_key: ColumnType<string | null, never, string | null>;
    begun_at: ColumnType<Date | null, never, Date | null>;
    /** What the provider makes refunds of; null until money was taken. */
    capture: ColumnType<string | null, never, string>;
    captured_minor: ColumnType<number, never, number>;
    /** Why the desk should look at it. */
    fault: ColumnType<string | null, never, string | null>;
    /** Nothing more can come of it at the provider. */
    is_over: ColumnType<boolean, never, boolean>;
    /** The buyer went to pay from the order's page, and comes back to it after a decline. */
    is_from_order: ColumnType<boolean, boolean | undefined, boolean>;
    /** When the provider is asked next, unless it is over. */
    ask_at: Date;
  };
  /** Events of providers, each once, as they came. */
  payment_event: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    body: string;
    received_at: ColumnType<Date, Date, never>;
    due_at: Date;
    tries: ColumnType<number, never, number>;
    processed_at: ColumnType<Date | null, never, Date>;
    /** The payment's state afterwards, `no payment of ours`, or `of no interest`. */
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
  /** The sandbox's own books, as a bank would keep them: the shop learns of them only as it would from a bank. */
  sandbox_payment: {
    reference: string;
    amount_minor: number;
    currency: Currency;
    state: 'open' | 'captured' | 'declined' | 'ended';
  };
  sandbox_refund: { key: string; reference: string; amount_minor: number };
  /** Events on their way to the shop, each delivered so many times. */
  sandbox_notice: {
    event_id: string;
    body: string;
    copies: number;
    due_at: ColumnType<Date, Date, never>;
    sent_at: ColumnType<Date | null, never, Date>;
  };
}
