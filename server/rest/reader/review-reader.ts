import { type Envelope, objectOf } from '#server/rest/transport/envelope.ts';
import {
  each,
  fields,
  integer,
  moment,
  momentOrNull,
  plain,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';
import { readBreadcrumbs } from './product-reader.ts';
import { readStars, type WireStars } from './stars-reader.ts';

type WireAnswer = { text: string; at: string };

type WireSaid = {
  stars: number;
  /** As typed. */
  text: string;
  /** Empty when there is none. */
  name: string;
  created_at: string;
  edited_at: string | null;
  answer: WireAnswer | null;
};

export type WireReview = WireSaid & {
  review_id: number;
  bought_at: string;
  bought: { name: string; game: string; path: string }[];
};

export type WireOwnReview = WireSaid & { editable_until: string; hidden_reason: string | null };

export type WireReviewPage = {
  stars: WireStars;
  items: WireReview[];
  total: number;
  orders: { done: number; refunded: number } | null;
};

export function readReviewPage(data: unknown, { total }: Pick<Envelope, 'total'>): WireReviewPage {
  const raw = objectOf(data);
  const { done, refunded } = fields(raw['orders']);
  const counts = { done: integer(done) ?? 0, refunded: integer(refunded) ?? 0 };
  return {
    stars: readStars(raw['star_counts']),
    items: each(raw['reviews'], readReview),
    total: total ?? 0,
    orders: raw['orders'] ? counts : null,
  };
}

export function readOwnReview(value: unknown): WireOwnReview | null {
  if (!value) return null;
  const raw = fields(value);
  const said = readSaid(raw);
  const editable_until = moment(raw['editable_until']);
  return said && editable_until ? { ...said, editable_until, hidden_reason: textOrNull(raw['hidden_reason']) } : null;
}

function readReview(raw: Fields): WireReview | undefined {
  const review_id = integer(raw['review_id']);
  const said = readSaid(raw);
  const bought_at = moment(raw['bought_at']);
  if (review_id === undefined || !said || !bought_at) return undefined;
  return { review_id, ...said, bought_at, bought: each(raw['bought'], readBought) };
}

function readBought(raw: Fields) {
  const slug = text(raw['seo_url']);
  const category = readBreadcrumbs(raw['breadcrumbs']).at(-1)?.seo_url;
  return { name: plain(raw['name']), game: plain(raw['game']), path: slug && category ? `${category}/${slug}` : '' };
}

/** Texts people wrote are taken literally: an entity in them was typed. */
function readSaid(raw: Fields): WireSaid | undefined {
  const stars = integer(raw['stars']);
  const created_at = moment(raw['created_at']);
  if (stars === undefined || stars < 1 || stars > 5 || !created_at) return undefined;
  const answer = fields(raw['answer']);
  return {
    stars,
    text: text(raw['text']),
    name: text(raw['name']),
    created_at,
    edited_at: momentOrNull(raw['edited_at']),
    answer: text(answer['text']) ? { text: text(answer['text']), at: moment(answer['at']) } : null,
  };
}
