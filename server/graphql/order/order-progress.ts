import type {
  WireCompensation,
  WireLatePayment,
  WireMessage,
  WireProgress,
  WireRefund,
  WireRefundOffer,
} from '#server/rest/reader/order-progress-reader.ts';
import type { Currency } from '#server/session/visitor.ts';
import { money } from '#server/graphql/value/money.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

type InCurrency = { currency: Currency };

const STOP_CAUSES = ['buyer', 'waiting', 'servers'];
const COMPENSATION_STATES = ['offered', 'accepted', 'paid'];
const LATE_STATES = ['choose', 'due', 'paid'];

const OrderStop: FieldsOf<NonNullable<WireProgress['stopped']>> = {
  cause: ({ cause }) => (STOP_CAUSES.includes(cause) ? cause.toUpperCase() : 'WAITING'),
};

const OrderMessage: FieldsOf<WireMessage> = {
  from: (message) => (message.from === 'buyer' ? 'BUYER' : 'TEAM'),
  proofUrl: (message) => message.proof_url,
};

const OrderCompensation: FieldsOf<WireCompensation & InCurrency> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  state: ({ state }) => (COMPENSATION_STATES.includes(state) ? state.toUpperCase() : 'ACCEPTED'),
};

const OrderRefundOffer: FieldsOf<WireRefundOffer & InCurrency> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
};

const OrderRefund: FieldsOf<WireRefund & InCurrency> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  isPaid: ({ state }) => state === 'paid',
};

const OrderLatePayment: FieldsOf<WireLatePayment & InCurrency> = {
  amount: ({ amount_decimal, currency }) => money(amount_decimal, currency),
  state: ({ state }) => (LATE_STATES.includes(state) ? state.toUpperCase() : 'DUE'),
  chooseBy: ({ choose_by }) => choose_by,
};

/** What of an order tells how far it is. */
export const orderProgress = {
  OrderStop,
  OrderMessage,
  OrderCompensation,
  OrderRefundOffer,
  OrderLatePayment,
  OrderRefund,
};
