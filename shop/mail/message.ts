/** What a mail tells, as data: its words are found when it is sent. Amounts are formatted already, times ISO 8601. */
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

/** An order as people see it, `WS-10001`, and the token of its own page. */
type OfOrder = { number: string; token: string };

export type SubscribeConfirm = { kind: 'subscribe-confirm'; token: string };

/** What an alert waits for: a price below another, a seat of one run, or else of any. */
export type AlertSubject = { product: string; below?: string; season?: string; run?: string; startsAt?: string };

/** `token` is of the alert's page, which ends it. */
type OfAlert = { token: string };

/** Nothing more is sent before it is confirmed. */
export type AlertConfirm = OfAlert & { kind: 'alert-confirm'; about: AlertSubject };

/** `run` is the number of the run that `title` names. */
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
    total: string;
    /** Choices and times, a sentence each; absent in mails queued by an older build. */
    facts?: string[];
  }[];
  /** What lies between the lines and the total; absent in mails queued by an older build. */
  adjustments?: { name: string; value: string }[];
  total: string;
  /** What of it is VAT, a sentence; absent where none is stated. */
  vat?: string;
  /** While the order waits for its money; absent in mails queued by an older build. */
  payBy?: string | null;
  hasSeats?: boolean;
};

/** That a payment was declined or left, while the order can still be paid. */
export type OrderUnpaid = OfOrder & {
  kind: 'order-unpaid';
  /** The lines, and what lies between them and the total. */
  rows: { name: string; value: string }[];
  total: string;
  payBy: string;
};

export type OrderPaid = OfOrder & {
  kind: 'order-paid';
  total: string;
  paymentMethod: string;
  /** Its number, of a shop that states VAT. */
  invoice?: string;
  /** Null where a line has no promise. */
  lines: { name: string; startBy: string | null; doneBy: string | null }[];
};

export type OrderStarted = OfOrder & { kind: 'order-started'; line: string; doneBy: string | null };

export type MessageWaiting = OfOrder & {
  kind: 'message-waiting';
  /** What the team wrote, at most some hundred characters of it. */
  excerpt: string;
};

export type OrderDone = OfOrder & { kind: 'order-done'; lines: string[] };

export type OrderRefund = OfOrder & {
  kind: 'order-refund';
  /** All of it, without a bonus. */
  amount: string;
  reason: string;
  /** What of it is paid the way it came; absent where all is. */
  money?: string | null;
  /** What the buyer has taken as credit, bonus included. */
  credit?: { amount: string; code: string; until: string } | null;
  /** What is back on the credit that was paid with. */
  returned?: string | null;
  /** Its recipient is not who has paid. */
  isGift?: boolean;
};

/** That a tip has come: the receipt for it. */
export type OrderTip = OfOrder & { kind: 'order-tip'; amount: string; paidAt: string };

/** Asked for by number and address, or after the old link was given up. */
export type OrderLink = OfOrder & { kind: 'order-link'; because: 'asked' | 'revoked' };

/** To whom an order was handed over. */
export type OrderGift = OfOrder & { kind: 'order-gift'; lines: string[] };

/** To who has handed it over; no link to it. `papers` opens receipt and invoice; absent where another has paid. */
export type OrderHandedOver = { kind: 'order-handed-over'; number: string; papers?: string; invoice?: string };

/** To who has paid for an order that was handed over: money goes back to him. */
export type BuyerRefund = { kind: 'buyer-refund'; number: string; papers: string; amount: string };

/** That the order of a friend has brought store credit; `balance` is all that is on it. */
export type ReferralReward = { kind: 'referral-reward'; amount: string; balance: string; code: string; until: string };

/** Leads to all orders of its recipient, once. */
export type OrderList = { kind: 'order-list'; token: string };

/** A dated run of the order that will not take place. */
export type RunCalledOff = OfOrder & { kind: 'run-called-off'; run: string; startsAt: string; reason: string };

/** Money that came after the order had ended. */
export type LatePayment = OfOrder & {
  kind: 'late-payment';
  amount: string;
  /** Until when the buyer may choose the order after all; null where the money only goes back. */
  chooseBy: string | null;
  hasSeats: boolean;
};

/** To anyone who wrote to us. */
export type InquiryReceived = {
  kind: 'inquiry-received';
  reference: string;
  text: string;
  /** Within how long the team answers; missing in mails of an earlier build. */
  hours?: number;
};

/** What the team answers to what somebody wrote. */
export type InquiryAnswered = { kind: 'inquiry-answered'; reference: string; answer: string; text: string };

/** To the team; an answer to it goes to `from`. */
export type InquiryForTeam = {
  kind: 'inquiry-for-team';
  reference: string;
  from: string;
  facts: { name: string; value: string }[];
  text: string;
};
