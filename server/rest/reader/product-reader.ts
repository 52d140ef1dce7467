import { readContents, type WireContents } from './contents-reader.ts';
import { readListedOption, readOption, type WireOption } from './option-reader.ts';
import { readSeason, type WireSeason } from './season-reader.ts';
import { readStars, type WireStars } from './stars-reader.ts';
import { readPreset, type WireQuote } from './quote-reader.ts';
import {
  each,
  firstDecimal,
  flag,
  integer,
  items,
  moment,
  offer,
  plain,
  text,
  type Fields,
} from '#server/rest/transport/read.ts';

export type WireBreadcrumb = { name: string; seo_url: string };

export type WireQuestion = { question: string; answer: string };

/** Money as decimal strings in the currency asked for. */
export type WireProduct = {
  product_id: number;
  /** Time of the shop's response, in milliseconds since 1970; only set for a stale response. */
  answered_at_ms?: number;
  name: string;
  /** The slug alone; the path is built from the breadcrumbs. */
  seo_url: string;
  image: string;
  original_image: string;
  label: string;
  start: string;
  start_kind: string;
  start_min_minutes: number | null;
  start_max_minutes: number | null;
  /** The next time of each weekly slot, ISO 8601; only if the product was read by its slug or id. */
  start_slots: string[];
  eta: string;
  eta_min_minutes: number | null;
  eta_max_minutes: number | null;
  /** HTML. */
  description: string;
  contents: WireContents;
  season: WireSeason | null;
  next_season: WireSeason | null;
  from_decimal: string;
  from_before_decimal: string | undefined;
  /** Only if the product was read by its slug or id. */
  preset: WireQuote | null;
  from_choices: string[];
  /** Start of its next dated run; empty if none is planned. */
  next_run_at: string;
  minimum: number;
  maximum: number | null;
  in_stock: boolean;
  /** Whether buying more than one makes sense. */
  countable: boolean;
  options: WireOption[];
  faq: WireQuestion[];
  breadcrumbs: WireBreadcrumb[];
  /** Of its category. */
  category_path: string;
  /** The first line of its description. */
  highlight: string;
  /** Which fields are present: those of cards, those and the texts, or all. The others need another call. */
  detail: 'card' | 'texts' | 'whole';
  star_counts: WireStars;
  meta_title: string;
  meta_description: string;
  /** ISO 8601; empty if the shop does not tell. */
  date_added: string;
  date_modified: string;
};

export function readProduct(raw: Fields): WireProduct | undefined {
  const product_id = integer(raw['product_id']) ?? integer(raw['id']);
  if (product_id === undefined || !text(raw['seo_url'])) return undefined;
  const name = plain(raw['name']);
  const breadcrumbs = readBreadcrumbs(raw['breadcrumbs']);
  const detail = detailOf(raw);
  return {
    product_id,
    name,
    seo_url: text(raw['seo_url']),
    image: text(raw['image']),
    original_image: text(raw['original_image']),
    label: plain(raw['label']),
    ...readTimes(raw),
    description: text(raw['description']),
    contents: readContents(raw['contents']),
    season: readSeason(raw['season']),
    next_season: readSeason(raw['next_season']),
    ...readPrices(raw),
    next_run_at: moment(raw['next_run_at']),
    minimum: Math.max(1, integer(raw['minimum']) ?? 1),
    maximum: integer(raw['maximum']) ?? null,
    in_stock: (integer(raw['quantity']) ?? 1) > 0,
    countable: raw['countable'] === undefined || flag(raw['countable']),
    options: each(raw['options'], detail === 'whole' ? readOption : readListedOption),
    faq: each(raw['faq'], readQuestion),
    breadcrumbs,
    category_path: text(raw['category_path']) || (breadcrumbs.at(-1)?.seo_url ?? ''),
    highlight: plain(raw['highlight']),
    detail,
    star_counts: readStars(raw['star_counts']),
    meta_title: plain(raw['meta_title']) || name,
    meta_description: plain(raw['meta_description']),
    date_added: text(raw['date_added']),
    date_modified: text(raw['date_modified']),
  };
}

/** A shop without such parts sends everything. */
function detailOf(raw: Fields): WireProduct['detail'] {
  if (raw['category_path'] === undefined) return 'whole';
  return raw['description'] === undefined ? 'card' : 'texts';
}

export function readBreadcrumbs(value: unknown): WireBreadcrumb[] {
  return each(value, (raw) =>
    text(raw['seo_url']) ? { name: plain(raw['name']), seo_url: text(raw['seo_url']) } : undefined,
  );
}

export function readQuestion(raw: Fields): WireQuestion | undefined {
  const [question, answer] = [plain(raw['question']), plain(raw['answer'])];
  return question && answer ? { question, answer } : undefined;
}

function readPrices(raw: Fields) {
  const special = offer(raw['special_decimal'], raw['special']);
  const price = firstDecimal(raw['price_decimal'], raw['price']);
  return {
    from_decimal: firstDecimal(raw['from_decimal'], special, price),
    from_before_decimal: offer(raw['from_before_decimal'], special && price),
    preset: readPreset(raw['preset']),
    from_choices: items(raw['from_choices']).map(plain),
  };
}

/** When its work begins, and how long it takes. */
function readTimes(raw: Fields) {
  return {
    start: plain(raw['start']),
    start_kind: text(raw['start_kind']),
    start_min_minutes: integer(raw['start_min_minutes']) ?? null,
    start_max_minutes: integer(raw['start_max_minutes']) ?? null,
    start_slots: each(raw['start_slots'], (slot) => moment(slot['next_at']) || undefined),
    eta_min_minutes: integer(raw['eta_min_minutes']) ?? null,
    eta_max_minutes: integer(raw['eta_max_minutes']) ?? null,
    eta: plain(raw['eta']),
  };
}
