/** The content of a mail, as data: its text is written when it is sent. Amounts are formatted, times ISO 8601. */
export type Message =
  | SubscribeConfirm
  | AlertConfirm
  | AlertSeat
  | AlertPrice
  | AlertSeason
  | OrderPlaced
  | OrderUnpaid
  | OrderPaid
  | OrderStarted
  | MessageWaiting
  | OrderDone
  | OrderRefund
  | OrderTip
  | OrderLink
  | OrderGift
  | OrderHandedOver
  | BuyerRefund
  | ReferralReward
  | OrderList
  | RunCalledOff
  | LatePayment
  | InquiryReceived
  | InquiryAnswered
  | InquiryForTeam;

/** An order's public number, `WS-10001`, and the token of its page. */
type OfOrder = { number: string; token: string };

export type SubscribeConfirm = { kind: 'subscribe-confirm'; token: string };

/** What an alert waits for: a lower price, a seat of one run, or of any. */
export type AlertSubject = { product: string; below?: string; season?: string; run?: string; startsAt?: string };

/** `token` is for the alert's page, which ends it. */
type OfAlert = { token: string };

/** Nothing more is sent before it is confirmed. */
export type AlertConfirm = OfAlert & { kind: 'alert-confirm'; about: AlertSubject };

/** `run` is the id of the run that `title` names. */
export type AlertSeat = OfAlert & {
  kind: 'alert-seat';
  product: string;
  slug: string;
  run: number;
  title: string;
  startsAt: string;
};

export type AlertSeason = OfAlert & { kind: 'alert-season'; product: string; slug: string; season: string };

export type AlertPrice = OfAlert & {
  kind: 'alert-price';
  product: string;
  slug: string;
  price: string;
  before: string;
};

export type OrderPlaced = OfOrder & {
  kind: 'order-placed';
  lines: {
    name: string;
    quantity: number;
    /** Whether it is of a dated run; absent in mails queued by an older build. */
    isRun?: boolean;
    total: string;
    /** Choices and times, a sentence each; absent in mails queued by an older build. */
    facts?: string[];
  }[];
  /** The items between the lines and the total; absent in mails queued by an older build. */
  adjustments?: { name: string; value: string }[];
  total: string;
  /** The VAT in it, a sentence; absent if none is stated. */
  vat?: string;
  /** While the order waits for its payment; absent in mails queued by an older build. */
  payBy?: string | null;
  hasSeats?: boolean;
};

/** A payment was declined or left, while the order can still be paid. */
export type OrderUnpaid = OfOrder & {
  kind: 'order-unpaid';
  /** The lines, and the items between them and the total. */
  rows: { name: string; value: string }[];
  total: string;
  payBy: string;
};

export type OrderPaid = OfOrder & {
  kind: 'order-paid';
  total: string;
  paymentMethod: string;
  /** Its number, if the shop states VAT. */
  invoice?: string;
  /** Null for a line without a promise. */
  lines: { name: string; startBy: string | null; doneBy: string | null }[];
};

export type OrderStarted = OfOrder & { kind: 'order-started'; line: string; doneBy: string | null };

export type MessageWaiting = OfOrder & {
  kind: 'message-waiting';
  /** The team's message, shortened to some hundred characters. */
  excerpt: string;
};

export type OrderDone = OfOrder & { kind: 'order-done'; lines: string[] };

export type OrderRefund = OfOrder & {
  kind: 'order-refund';
  /** All of it, without a bonus. */
  amount: string;
  reason: string;
  /** The part refunded to the payment method; absent if all is. */
  money?: string | null;
  /** The part taken as credit, bonus included. */
  credit?: { amount: string; code: string; until: string } | null;
  /** The part returned to the credit that was paid with. */
  returned?: string | null;
  /** The recipient is not the payer. */
  isGift?: boolean;
};

/** The receipt for a tip. */
export type OrderTip = OfOrder & { kind: 'order-tip'; amount: string; paidAt: string };

/** Requested by number and address, or after the old link was replaced. */
export type OrderLink = OfOrder & { kind: 'order-link'; because: 'asked' | 'revoked' };

/** For the recipient of a handed-over order. */
export type OrderGift = OfOrder & { kind: 'order-gift'; lines: string[] };

/** For the former holder, without a link to it. `papers` opens receipt and invoice; absent if another has paid. */
export type OrderHandedOver = { kind: 'order-handed-over'; number: string; papers?: string; invoice?: string };

/** For the payer of a handed-over order, who gets refunds. */
export type BuyerRefund = { kind: 'buyer-refund'; number: string; papers: string; amount: string };

/** A friend's order has earned store credit; `balance` is the new total. */
export type ReferralReward = { kind: 'referral-reward'; amount: string; balance: string; code: string; until: string };

/** Opens the list of the recipient's orders, once. */
export type OrderList = { kind: 'order-list'; token: string };

/** A dated run of the order was canceled. */
export type RunCalledOff = OfOrder & { kind: 'run-called-off'; run: string; startsAt: string; reason: string };

/** A payment that arrived after the order had ended. */
export type LatePayment = OfOrder & {
  kind: 'late-payment';
  amount: string;
  /** Until when the buyer may choose the order after all; null if the money is only refunded. */
  chooseBy: string | null;
  hasSeats: boolean;
};

/** For the sender of a message. */
export type InquiryReceived = {
  kind: 'inquiry-received';
  reference: string;
  text: string;
  /** Within how long the team answers; missing in mails of an earlier build. */
  hours?: number;
};

/** The team's answer to a message. */
export type InquiryAnswered = { kind: 'inquiry-answered'; reference: string; answer: string; text: string };

/** For the team; a reply goes to `from`. */
export type InquiryForTeam = {
  kind: 'inquiry-for-team';
  reference: string;
  from: string;
  facts: { name: string; value: string }[];
  text: string;
};
