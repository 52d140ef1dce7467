import { objectOf } from '#server/rest/transport/envelope.ts';
import {
  decimal,
  each,
  type Fields,
  fields,
  flag,
  integer,
  items,
  moment,
  plain,
  text,
} from '#server/rest/transport/read.ts';

type WireSpan = { text: string; start: number; end: number };

export type WireChip = WireSpan & { key: string; name: string; value: string; state: string };

type WireMeantOption = {
  sendid: string;
  value: string;
  key: string;
  name: string;
  text: string;
  preset: boolean;
};

export type WireMeantLine = {
  product_id: number;
  quantity: number;
  options: WireMeantOption[];
  address: [string, string][];
  missing: { sendid: string | null; key: string; name: string; message: string }[];
  chips: WireChip[];
  left_out: string[];
  total: string;
  is_from: boolean;
  eta: string;
  run: { id: number; startsAt: string; slotsLeft: number } | null;
};

export type WireInterpretation = {
  lines: WireMeantLine[];
  price: (WireSpan & { above: number | null; below: number | null; currency: string }) | null;
  day: (WireSpan & { day: string }) | null;
  not_sold: string;
  left_out: string[];
};

export function readInterpretation(data: unknown): WireInterpretation {
  const raw = objectOf(data);
  const [price, day] = [fields(raw['price']), fields(raw['day'])];
  return {
    lines: each(raw['lines'], readLine),
    price:
      text(price['currency']) === ''
        ? null
        : {
            ...spanOf(price),
            above: numberOr(price['above']),
            below: numberOr(price['below']),
            currency: text(price['currency']),
          },
    day: text(day['day']) === '' ? null : { ...spanOf(day), day: text(day['day']) },
    not_sold: plain(raw['not_sold']),
    left_out: wordsOf(raw['left_out']),
  };
}

/** A line without a product or a price is none. */
function readLine(raw: Fields): WireMeantLine | undefined {
  const product_id = integer(raw['product_id']);
  const total = decimal(raw['total']);
  if (product_id === undefined || total === undefined) return undefined;
  return {
    product_id,
    quantity: integer(raw['quantity']) ?? 1,
    options: each(raw['options'], (option) => option).flatMap(readOption),
    address: each(raw['address'], ({ name, value }): [string, string] => [text(name), text(value)]),
    missing: each(raw['missing'], (one) => ({
      sendid: text(one['product_option_id']) || null,
      key: text(one['key']),
      name: plain(one['name']),
      message: plain(one['message']),
    })),
    chips: each(raw['chips'], (chip) => ({
      ...spanOf(chip),
      key: text(chip['key']),
      name: plain(chip['name']),
      value: plain(chip['value']),
      state: text(chip['state']),
    })),
    left_out: wordsOf(raw['left_out']),
    total,
    is_from: flag(raw['is_from']),
    eta: plain(raw['eta']),
    run: runOf(fields(raw['run'])),
  };
}

function readOption(raw: Fields): WireMeantOption[] {
  const base = {
    key: text(raw['key']),
    name: plain(raw['name']),
    text: plain(raw['text']),
    preset: flag(raw['preset']),
  };
  return wordsOf(raw['values']).map((value) => ({ sendid: text(raw['product_option_id']), value, ...base }));
}

function runOf(raw: Fields): WireMeantLine['run'] {
  const [id, startsAt] = [integer(raw['event_id']), moment(raw['starts_at'])];
  return id === undefined || startsAt === '' ? null : { id, startsAt, slotsLeft: integer(raw['slots_left']) ?? 0 };
}

function spanOf(raw: Fields): WireSpan {
  return { text: plain(raw['text']), start: integer(raw['start']) ?? 0, end: integer(raw['end']) ?? 0 };
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function wordsOf(value: unknown): string[] {
  return items(value)
    .map(text)
    .filter((word) => word !== '');
}
