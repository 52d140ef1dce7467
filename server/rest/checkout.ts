import { readCart, type WireCart } from './reader/cart-reader.ts';
import { readFormat, readOptionType, type WireTextFormat } from './reader/option-reader.ts';
import type { WireBreadcrumb } from './reader/product-reader.ts';
import type { Caller } from './transport/caller.ts';
import { type Envelope, listOf, objectOf, readList } from './transport/envelope.ts';
import {
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  items,
  momentOrNull,
  plain,
  text,
  textOrNull,
  type Fields,
} from './transport/read.ts';

export type WireCheckoutField = {
  custom_field_id: string;
  name: string;
  type: 'text' | 'select';
  required: boolean;
  format: WireTextFormat;
  placeholder: string;
  /** The value that a line in the cart implies; empty if none does. */
  suggested: string;
  values: { key: string; name: string }[];
  /** Slug of a product that lists the realms. */
  realms_of: string;
  game: WireBreadcrumb;
};

/** A game with questions: its lines, and the answers that their options imply. */
export type WireIdentity = {
  game: WireBreadcrumb;
  /** `key` is of the line, or of one of several seats of its run. */
  lines: { key: string; name: string; line: string; seat: number | null }[];
  known: { name: string; value: string }[];
};

export type WireAnswers = Record<string, string>;

export type WirePaymentMethod = {
  code: string;
  title: string;
  hint: string;
  kind: 'offline' | 'redirect';
  icon: string;
};

/** What the session remembers of earlier attempts; empty texts before the first. */
export type WireGuest = {
  email: string;
  answers: WireAnswers;
  /** Answers for one game, and for one line. */
  games: Record<string, WireAnswers>;
  lines: Record<string, WireAnswers>;
  identities: WireIdentity[];
  fields: WireCheckoutField[];
  /** Placed from this cart and not paid yet. */
  unpaid: { order_number: string; idempotency_key: string | null } | null;
  /** Null for a shop that states no VAT. */
  billing: WireAskedBilling | null;
};

export type WireAskedBilling = {
  country: string;
  company: string;
  company_address: string;
  vat_id: string;
  countries: { code: string; name: string }[];
};

export type WirePaymentWays = { methods: WirePaymentMethod[]; chosen: string; comment: string };

export type WireLockedCart = WireCart & {
  held_until: string | null;
  before: {
    currency_code: string;
    total_decimal: string;
    dead_coupon: string | null;
    products: { key: string; total_decimal: string }[];
  } | null;
};

export type WireShippingMethod = {
  code: string;
  title: string;
  cost: string;
};

/** Time limit of a read, which the checkout page waits for; a lock made after a timeout is found by the next call. */
const LOCK_DEADLINE_MS = 2_000;

export const checkout = (call: Caller) => ({
  /** @param accept_total the total the buyer agrees to, as it was shown. */
  lockPrices: (accept_total?: string) =>
    call.post('pricelock', readLockedCart, {
      body: accept_total === undefined ? {} : { accept_total },
      deadlineMs: LOCK_DEADLINE_MS,
    }),
  guest: () => call.get('guest', readGuest),
  paymentMethods: () => call.get('paymentmethods', readMethods),
  paymentWays: () => call.get('paymentmethods', readWays),
  shippingMethods: () => call.get('shippingmethods', readQuotes),
});

function readLockedCart(data: unknown, envelope: Envelope): WireLockedCart {
  const raw = fields(data);
  const before = fields(raw['before']);
  return {
    ...readCart(data, envelope),
    held_until: momentOrNull(raw['held_until']),
    before: text(before['currency_code'])
      ? {
          currency_code: text(before['currency_code']),
          total_decimal: firstDecimal(before['total_decimal'], '0'),
          dead_coupon: textOrNull(before['dead_coupon']),
          products: each(before['products'], (line) => ({
            key: text(line['key']),
            total_decimal: firstDecimal(line['total_decimal'], '0'),
          })),
        }
      : null,
  };
}

function readGuest(data: unknown): WireGuest {
  const raw = objectOf(data);
  const sent = fields(raw['custom_field']);
  const unpaid = fields(raw['unpaid_order']);
  return {
    email: text(raw['email']),
    answers: readAnswers(sent['account']),
    games: readEachAnswers(sent['games']),
    lines: readEachAnswers(sent['lines']),
    identities: readIdentities(raw['identities']),
    fields: readFields(data),
    unpaid: text(unpaid['order_number'])
      ? { order_number: text(unpaid['order_number']), idempotency_key: textOrNull(unpaid['idempotency_key']) }
      : null,
    billing: readBilling(raw['billing']),
  };
}

function readBilling(value: unknown): WireAskedBilling | null {
  const raw = fields(value);
  const countries = each(raw['countries'], ({ code, name }) => ({ code: text(code), name: plain(name) }));
  if (countries.length === 0) return null;
  const [company, company_address, vat_id] = [text(raw['company']), text(raw['company_address']), text(raw['vat_id'])];
  return { country: text(raw['country']), company, company_address, vat_id, countries };
}

function readAnswers(value: unknown): WireAnswers {
  return Object.fromEntries(
    Object.entries(fields(value)).flatMap(([id, answer]) => (text(answer) ? [[id, text(answer)] as const] : [])),
  );
}

function readEachAnswers(value: unknown): Record<string, WireAnswers> {
  return Object.fromEntries(Object.entries(fields(value)).map(([of, answers]) => [of, readAnswers(answers)]));
}

function readIdentities(value: unknown): WireIdentity[] {
  return each(value, (raw) => {
    const game = fields(raw['game']);
    return {
      game: { name: plain(game['name']), seo_url: text(game['seo_url']) },
      lines: each(raw['lines'], (line) => ({
        key: text(line['key']),
        name: plain(line['name']),
        // Earlier shops did not know seats.
        line: text(line['line']) || text(line['key']),
        seat: integer(line['seat']) || null,
      })),
      known: each(raw['known'], (known) => ({ name: plain(known['name']), value: plain(known['value']) })),
    };
  });
}

function readWays(data: unknown): WirePaymentWays {
  const raw = objectOf(data);
  return { methods: readMethods(data), chosen: text(raw['code']), comment: text(raw['comment']) };
}

function readFields(data: unknown): WireCheckoutField[] {
  return each(listOf(objectOf(data)['custom_fields'] ?? []), (raw) => {
    const game = fields(raw['game']);
    if (!text(raw['custom_field_id'])) return undefined;
    return {
      custom_field_id: text(raw['custom_field_id']),
      name: plain(raw['name']),
      type: readOptionType(raw['type']) === 'select' ? 'select' : 'text',
      required: flag(raw['required']),
      format: readFormat(raw['format']),
      placeholder: plain(raw['placeholder']),
      suggested: text(raw['suggested']),
      values: each(raw['values'], (value) => ({ key: text(value['key']), name: plain(value['name']) })),
      realms_of: text(raw['realms_of']),
      game: { name: plain(game['name']), seo_url: text(game['seo_url']) },
    };
  });
}

function readMethods(data: unknown): WirePaymentMethod[] {
  const methods = readList(objectOf(data)['payment_methods'] ?? [], readMethod);
  return methods.sort((one, other) => one.sort - other.sort).map(({ method }) => method);
}

function readMethod(raw: Fields): { sort: number; method: WirePaymentMethod } | undefined {
  if (!text(raw['code'])) return undefined;
  return {
    sort: integer(raw['sort_order']) ?? 0,
    method: {
      code: text(raw['code']),
      title: plain(raw['title']),
      hint: plain(raw['hint']),
      kind: raw['kind'] === 'redirect' ? 'redirect' : 'offline',
      icon: text(raw['icon']),
    },
  };
}

/** Each shipping method has one quote or more; a buyer chooses among the quotes. */
function readQuotes(data: unknown): WireShippingMethod[] {
  return items(objectOf(data)['shipping_methods']).flatMap((way) =>
    each(fields(way)['quote'], (quote) => {
      if (!text(quote['code'])) return undefined;
      return { code: text(quote['code']), title: plain(quote['title']), cost: firstDecimal(quote['cost'], '0') };
    }),
  );
}
