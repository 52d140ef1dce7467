/** What a mail tells, as data: its words are found when it is sent. */
export type Message = SubscribeConfirm | OrderPlaced;

export type SubscribeConfirm = { kind: 'subscribe-confirm'; token: string };

export type OrderPlaced = {
  kind: 'order-placed';
  /** As people see it, `WS-10001`. */
  number: string;
  /** The token of the order's own page. */
  token: string;
  lines: { name: string; quantity: number; total: string }[];
  /** Formatted, in the currency of the order. */
  total: string;
};
