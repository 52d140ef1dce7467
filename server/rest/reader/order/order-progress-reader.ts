import { readOwnReview } from '#server/rest/reader/review-reader.ts';
import {
  count,
  eachOf,
  fields,
  flag,
  moment,
  momentOrNull,
  orNull,
  record,
  text,
  textOrNull,
  valuesOf,
  type Fields,
} from '#server/rest/transport/read.ts';
import { readOrderMoney, type WireOrderMoney } from './order-money-reader.ts';

/** Texts people wrote are taken literally: an entity in them was typed. */
const readMessage = record({ id: text, from: text, text, at: moment, proof_url: textOrNull });
const readProof = record({
  id: text,
  line: textOrNull,
  caption: text,
  url: text,
  width: count,
  height: count,
  at: moment,
});
const readActions = record({
  message: flag,
  pause: flag,
  resume: flag,
  confirm: flag,
  withdraw: flag,
  pay: flag,
  review: flag,
  hand_over: flag,
});
/** `public_key`: VAPID; `devices`: digests of the endpoints of browsers. */
const readNotifications = record({ public_key: text, devices: valuesOf(text) });

const readState = record({
  version: count,
  stage: textOrNull,
  team: text,
  paid_at: momentOrNull,
  receipt_url: textOrNull,
  completed_at: momentOrNull,
  confirmed_at: momentOrNull,
  ended_at: momentOrNull,
  pay_by: momentOrNull,
  stopped: orNull(record({ cause: text, since: moment })),
  can: (value) => readActions(fields(value)),
  handed_over: valuesOf(moment),
  messages: eachOf(readMessage),
  proofs: eachOf(readProof),
  review: readOwnReview,
  /** Null for a shop without notifications. */
  notifications: orNull(readNotifications),
  discord: textOrNull,
  undelivered: valuesOf(text),
});

export type WireMessage = ReturnType<typeof readMessage>;
export type WireNotifications = ReturnType<typeof readNotifications>;
/** The progress of an order. The response to placing one has none, and reads as an order without progress. */
export type WireProgress = WireOrderMoney & ReturnType<typeof readState>;

export function readProgress(raw: Fields): WireProgress {
  return { ...readState(raw), ...readOrderMoney(raw) };
}
