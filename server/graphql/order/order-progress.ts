import {
  CompensationState,
  LatePaymentState,
  OrderInvoiceKind,
  OrderStopCause,
  RefundAs,
  TipState,
  type Resolvers,
} from '#server/graphql/generated/resolvers.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

const OrderStop: FieldsOf<'OrderStop'> = {
  cause: ({ cause }) => enumValue(OrderStopCause, cause) ?? 'WAITING',
};

const OrderMessage: FieldsOf<'OrderMessage'> = {
  from: (message) => (message.from === 'buyer' ? 'BUYER' : 'TEAM'),
  proofUrl: (message) => message.proof_url,
};

const OrderCompensation: FieldsOf<'OrderCompensation'> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  state: ({ state }) => enumValue(CompensationState, state) ?? 'ACCEPTED',
};

const OrderRefundOffer: FieldsOf<'OrderRefundOffer'> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
};

const OrderInvoice: FieldsOf<'OrderInvoice'> = {
  kind: ({ kind }) => enumValue(OrderInvoiceKind, kind) ?? 'INVOICE',
  issuedAt: ({ issued_at }) => issued_at,
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  vat: ({ vat_decimal, currency }) => money(vat_decimal, currency),
};

const OrderRefund: FieldsOf<'OrderRefund'> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  credit: ({ credit_decimal, currency }) => money(credit_decimal, currency),
  isPaid: ({ state }) => state === 'paid',
};

const OrderRefundChoice: FieldsOf<'OrderRefundChoice'> = {
  as: (choice) => enumValue(RefundAs, choice.as) ?? 'MONEY',
  bonusPercent: ({ bonus_percent }) => bonus_percent,
  offer: ({ offer_decimal, currency }) => money(offer_decimal, currency),
};

const StoreCredit: FieldsOf<'StoreCredit'> = {
  balance: ({ balance_decimal, currency }) => money(balance_decimal, currency),
  expiresAt: ({ expires_at }) => expires_at,
  isBlocked: ({ is_blocked }) => is_blocked,
};

const OrderReferral: FieldsOf<'OrderReferral'> = {
  url: ({ code }, _, { siteUrl }) => code && `${siteUrl}/en-us?ref=${code}`,
  minimum: ({ minimum_decimal, currency }) => money(minimum_decimal, currency),
  reward: ({ reward_decimal, currency }) => money(reward_decimal, currency),
  monthlyLimit: ({ monthly_limit }) => monthly_limit,
};

const OrderLatePayment: FieldsOf<'OrderLatePayment'> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  state: ({ state }) => enumValue(LatePaymentState, state) ?? 'DUE',
  chooseBy: ({ choose_by }) => choose_by,
};

const OrderTip: FieldsOf<'OrderTip'> = {
  canGive: ({ can }) => can,
  least: ({ least_decimal, currency }) => money(least_decimal, currency),
  most: ({ most_decimal, currency }) => money(most_decimal, currency),
  suggested: ({ suggested, currency }) => suggested.map((amount) => money(amount, currency)),
  given: ({ given, currency }) => given && { ...given, currency },
};

const OrderGivenTip: FieldsOf<'OrderGivenTip'> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  state: ({ state }) => enumValue(TipState, state) ?? 'PAID',
};

const OrderNotifications: FieldsOf<'OrderNotifications'> = {
  publicKey: ({ public_key }) => public_key,
};

/** The fields of an order that tell its progress. */
export const orderProgress = {
  OrderStop,
  OrderMessage,
  OrderCompensation,
  OrderRefundOffer,
  OrderLatePayment,
  OrderInvoice,
  OrderRefund,
  OrderReferral,
  OrderRefundChoice,
  StoreCredit,
  OrderTip,
  OrderGivenTip,
  OrderNotifications,
} satisfies Resolvers;
