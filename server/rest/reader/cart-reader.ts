import { readBreadcrumbs, type WireBreadcrumb } from './product-reader.ts';
import { readRequestedPlayer, type WireRequestedPlayer } from './requested-player-reader.ts';
import { type Envelope, listOf, objectOf, required } from '#server/rest/transport/envelope.ts';
import {
  decimal,
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  moment,
  momentOrNull,
  plain,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';

export type WireLineOption = { product_option_id: string; name: string; value: string };

/** One answer of a line, as `POST cart` takes it. */
export type WireLineAnswer = { product_option_id: string; value: string };

export type WireLineProblem = { code: string; message: string; quantity: number | null };

export type WireTotal = { code: string; title: string; value_decimal: string };

export type WireCartLine = {
  key: string;
  product_id: string;
  name: string;
  /** Full path of the product. */
  seo_url: string;
  thumb: string;
  game: WireBreadcrumb | null;
  version: string;
  option: WireLineOption[];
  answers: WireLineAnswer[];
  choices: string[];
  start: string;
  eta: string;
  quantity: number;
  minimum: number;
  maximum: number | null;
  countable: boolean;
  price_decimal: string;
  total_decimal: string;
  price_before_decimal: string | null;
  total_before_decimal: string | null;
  stock: boolean;
  problem: WireLineProblem | null;
  event: WireLineEvent | null;
  requested_player: WireRequestedPlayer | null;
};

export type WireLineEvent = {
  event_id: string;
  starts_at: string;
  ends_at: string | null;
  hold_expires_at: string | null;
};

export type WireCartCredit = {
  code: string;
  used_decimal: string;
  left_decimal: string;
  expires_at: string | null;
  hint: string | null;
};

export type WireCart = {
  products: WireCartLine[];
  count: number;
  totals: WireTotal[];
  total_decimal: string;
  coupon: string | null;
  coupon_hint: string | null;
  credit: WireCartCredit | null;
  cart_version: string;
  currency: string | null;
  warnings: string[];
};

/** An empty cart is sent as an empty list. */
export function readCart(data: unknown, { warnings }: Pick<Envelope, 'warnings'>): WireCart {
  const raw = objectOf(data);
  const lines = Object.keys(raw).length === 0 ? [] : listOf(raw['products']);
  const currency = fields(raw['currency']);
  const rate = rateOf(currency);
  // A line that is left out would be paid for unseen.
  const products = lines.map((line) => required(readLine(fields(line), rate), 'valid cart line'));
  const pieces = products.reduce((sum, line) => sum + line.quantity, 0);
  return {
    products,
    count: integer(raw['total_product_count']) ?? pieces,
    totals: readTotals(raw['totals'], rate),
    total_decimal: inCurrency(raw['total_decimal'], raw['total_raw'], rate),
    coupon: textOrNull(raw['coupon']),
    coupon_hint: textOrNull(raw['coupon_hint']),
    credit: readCredit(fields(raw['credit'])),
    cart_version: text(raw['cart_version']),
    currency: textOrNull(currency['code']),
    warnings,
  };
}

function readCredit(raw: Fields): WireCartCredit | null {
  if (!text(raw['code'])) return null;
  return {
    code: text(raw['code']),
    used_decimal: firstDecimal(raw['used_decimal'], '0'),
    left_decimal: firstDecimal(raw['left_decimal'], '0'),
    expires_at: momentOrNull(raw['expires_at']),
    hint: textOrNull(raw['hint']),
  };
}

export function readTotals(value: unknown, rate = 1): WireTotal[] {
  return each(value, (raw) => ({
    code: text(raw['code']),
    title: plain(raw['title']),
    value_decimal: inCurrency(raw['value_decimal'], raw['value'], rate),
  }));
}

export function readLineOptions(value: unknown): WireLineOption[] {
  return each(value, (raw) => ({
    product_option_id: text(raw['product_option_id']),
    name: plain(raw['name']),
    value: plain(raw['value']),
  }));
}

/** In the shop's words; otherwise each option with its value. */
export function readChoices(raw: Fields): string[] {
  if (Array.isArray(raw['choices'])) return raw['choices'].map(plain).filter(Boolean);
  return readLineOptions(raw['option']).map(({ name, value }) => `${name}: ${value}`);
}

/** The slug, after the last breadcrumb unless the shop has already put it there. */
export function readPath(raw: Fields): string {
  const slug = text(raw['seo_url']);
  const category = readBreadcrumbs(raw['breadcrumbs']).at(-1)?.seo_url;
  return slug && category && !slug.includes('/') ? `${category}/${slug}` : slug;
}

function rateOf(currency: Fields): number {
  const rate = Number(decimal(currency['value']) ?? 1);
  return rate > 0 ? rate : 1;
}

/** A shop without exact amounts sends its cart in its own currency, with the rate by which it shows and charges them. */
function inCurrency(exact: unknown, raw: unknown, rate: number): string {
  const amount = firstDecimal(exact, raw);
  return decimal(exact) !== undefined || rate === 1 ? amount : (Number(amount) * rate).toFixed(2);
}

function readLine(raw: Fields, rate: number): WireCartLine | undefined {
  if (!text(raw['key'])) return undefined;
  const game = fields(raw['game']);
  return {
    key: text(raw['key']),
    product_id: text(raw['product_id']),
    name: plain(raw['name']),
    seo_url: readPath(raw),
    thumb: text(raw['thumb']),
    game: text(game['seo_url']) ? { name: plain(game['name']), seo_url: text(game['seo_url']) } : null,
    version: text(raw['version']),
    option: readLineOptions(raw['option']),
    choices: readChoices(raw),
    start: plain(raw['start']),
    eta: plain(raw['eta']),
    answers: readAnswers(fields(raw['option_answers'])),
    quantity: integer(raw['quantity']) ?? 0,
    minimum: Math.max(1, integer(raw['minimum']) ?? 1),
    maximum: integer(raw['maximum']) ?? null,
    countable: raw['countable'] === undefined || flag(raw['countable']),
    price_decimal: inCurrency(raw['price_decimal'], raw['price_raw'], rate),
    total_decimal: inCurrency(raw['total_decimal'], raw['total_raw'], rate),
    price_before_decimal: decimal(raw['price_before_decimal']) ?? null,
    total_before_decimal: decimal(raw['total_before_decimal']) ?? null,
    stock: raw['stock'] !== false,
    problem: readProblem(fields(raw['problem'])),
    event: readLineEvent(fields(raw['event'])),
    requested_player: readRequestedPlayer(raw['requested_player']),
  };
}

export function readAnswers(raw: Fields): WireLineAnswer[] {
  return Object.entries(raw).flatMap(([id, answer]) =>
    [answer].flat().map((value: unknown) => ({ product_option_id: id, value: text(value) })),
  );
}

function readProblem(raw: Fields): WireLineProblem | null {
  const message = plain(raw['message']);
  return message ? { code: text(raw['code']), message, quantity: integer(raw['quantity']) ?? null } : null;
}

function readLineEvent(raw: Fields): WireLineEvent | null {
  if (!text(raw['event_id'])) return null;
  return {
    event_id: text(raw['event_id']),
    starts_at: moment(raw['starts_at']),
    ends_at: momentOrNull(raw['ends_at']),
    hold_expires_at: momentOrNull(raw['hold_expires_at']),
  };
}
