import { readOwnReview, type WireOwnReview } from '#server/rest/reader/review-reader.ts';
import {
  each,
  fields,
  flag,
  integer,
  items,
  moment,
  momentOrNull,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';
import { orNull } from './or-null.ts';
import { readOrderMoney, type WireOrderMoney } from './order-money-reader.ts';

export type WireMessage = { id: string; from: string; text: string; at: string; proof_url: string | null };

type WireProof = {
  id: string;
  line: string | null;
  caption: string;
  url: string;
  width: number;
  height: number;
  at: string;
};

/** `public_key`: VAPID; `devices`: digests of the endpoints of browsers. */
export type WireNotifications = { public_key: string; devices: string[] };

/** The progress of an order. The response to placing one has none, and reads as an order without progress. */
export type WireProgress = WireOrderMoney & {
  version: number;
  stage: string | null;
  team: string;
  paid_at: string | null;
  receipt_url: string | null;
  completed_at: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
  pay_by: string | null;
  stopped: { cause: string; since: string } | null;
  can: {
    message: boolean;
    pause: boolean;
    resume: boolean;
    confirm: boolean;
    withdraw: boolean;
    pay: boolean;
    review: boolean;
    hand_over: boolean;
  };
  handed_over: string[];
  messages: WireMessage[];
  proofs: WireProof[];
  review: WireOwnReview | null;
  /** Null for a shop without notifications. */
  notifications: WireNotifications | null;
  discord: string | null;
  undelivered: string[];
};

export function readProgress(raw: Fields): WireProgress {
  return {
    version: integer(raw['version']) ?? 0,
    stage: textOrNull(raw['stage']),
    team: text(raw['team']),
    paid_at: momentOrNull(raw['paid_at']),
    receipt_url: textOrNull(raw['receipt_url']),
    completed_at: momentOrNull(raw['completed_at']),
    confirmed_at: momentOrNull(raw['confirmed_at']),
    ended_at: momentOrNull(raw['ended_at']),
    pay_by: momentOrNull(raw['pay_by']),
    stopped: orNull(raw['stopped'], ({ cause, since }) => ({ cause: text(cause), since: moment(since) })),
    can: readActions(fields(raw['can'])),
    handed_over: items(raw['handed_over']).map(moment),
    messages: each(raw['messages'], readMessage),
    proofs: each(raw['proofs'], readProof),
    review: readOwnReview(raw['review']),
    discord: textOrNull(raw['discord']),
    undelivered: items(raw['undelivered']).map((channel) => text(channel)),
    notifications: orNull(raw['notifications'], (given) => ({
      public_key: text(given['public_key']),
      devices: items(given['devices']).map((device) => text(device)),
    })),
    ...readOrderMoney(raw),
  };
}

function readActions(can: Fields): WireProgress['can'] {
  return {
    message: flag(can['message']),
    pause: flag(can['pause']),
    resume: flag(can['resume']),
    confirm: flag(can['confirm']),
    withdraw: flag(can['withdraw']),
    pay: flag(can['pay']),
    review: flag(can['review']),
    hand_over: flag(can['hand_over']),
  };
}

/** Texts people wrote are taken literally: an entity in them was typed. */
function readMessage(raw: Fields): WireMessage {
  return {
    id: text(raw['id']),
    from: text(raw['from']),
    text: text(raw['text']),
    at: moment(raw['at']),
    proof_url: textOrNull(raw['proof_url']),
  };
}

function readProof(raw: Fields): WireProof {
  return {
    id: text(raw['id']),
    line: textOrNull(raw['line']),
    caption: text(raw['caption']),
    url: text(raw['url']),
    width: integer(raw['width']) ?? 0,
    height: integer(raw['height']) ?? 0,
    at: moment(raw['at']),
  };
}
