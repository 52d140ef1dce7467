import {
  decimal,
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  plain,
  text,
  type Fields,
} from '#server/rest/transport/read.ts';

const OPTION_TYPES = [
  'select',
  'radio',
  'checkbox',
  'text',
  'textarea',
  'date',
  'range',
  'amount',
  'realm',
  'faction',
] as const;

export type WireOptionType = (typeof OPTION_TYPES)[number];

export type WireTextFormat = 'battletag' | 'email' | null;

/** Met while one of these values of that option is chosen. */
export type WireCondition = { product_option_id: string; product_option_value_ids: string[] };

export type WireStep = {
  key: string;
  name: string;
  /** Decimal string, signed. */
  price_decimal: string;
};

/** Each step after `from`, up to and with `to`, costs from `price_decimal` to `price_to_decimal`. */
export type WireBracket = { from: string; to: string; price_decimal: string; price_to_decimal: string };

export type WireOptionValue = WireStep & {
  product_option_value_id: string;
  hint: string;
  risk: string;
  /** Signed. */
  percent: number;
  /** Of a realm; otherwise empty. */
  region: string;
  depends_on: WireCondition | null;
};

type WireTier = { quantity: number; price_decimal: string };

export type WireAmount = {
  minimum: number;
  maximum: number;
  step: number;
  /** The quantity that the prices of `tiers` are for. */
  per: number;
  /** What is bought; empty if the option's name says it. */
  unit: string;
  tiers: WireTier[];
};

export type WireOption = {
  product_option_id: string;
  /** The id again for shops without keys. */
  key: string;
  name: string;
  type: WireOptionType;
  required: boolean;
  hint: string;
  format: WireTextFormat;
  value: string;
  option_value: WireOptionValue[];
  depends_on: WireCondition | null;
  /** Of a range, lowest first; otherwise empty. */
  steps: WireStep[];
  /** Of a range: its price list; empty for shops without one. */
  brackets: WireBracket[];
  amount: WireAmount | null;
  region_option_id: string | null;
};

export function readOption(raw: Fields): WireOption | undefined {
  if (integer(raw['product_option_id']) === undefined) return undefined;
  const option_value = each(raw['option_value'], readOptionValue);
  const steps = each(raw['steps'], readStep);
  const amount = readAmount(raw);
  return {
    product_option_id: text(raw['product_option_id']),
    key: text(raw['key']) || text(raw['product_option_id']),
    name: plain(raw['name']),
    type: typeOf(raw, { option_value, steps, amount }),
    required: flag(raw['required']),
    hint: plain(raw['hint']),
    format: readFormat(raw['format']),
    value: text(raw['value']),
    option_value,
    depends_on: readCondition(raw['depends_on']),
    steps,
    brackets: each(raw['brackets'], readBracket),
    amount,
    region_option_id: integer(raw['region_option_id']) === undefined ? null : text(raw['region_option_id']),
  };
}

/** For a list, whose options come without their values. */
export function readListedOption(raw: Fields): WireOption | undefined {
  const option = readOption(raw);
  return option && { ...option, type: readOptionType(raw['type']) };
}

function readOptionValue(raw: Fields): WireOptionValue | undefined {
  const id = text(raw['product_option_value_id']);
  if (integer(id) === undefined) return undefined;
  return {
    ...readNamed(raw, id),
    product_option_value_id: id,
    hint: plain(raw['hint']),
    risk: plain(raw['risk']),
    percent: Number(text(raw['percent'])) || 0,
    region: text(raw['region']),
    depends_on: readCondition(raw['depends_on']),
  };
}

/** Keys are sent, so a step without one cannot be chosen. */
function readStep(raw: Fields): WireStep | undefined {
  return text(raw['key']) ? readNamed(raw, '') : undefined;
}

function readBracket(raw: Fields): WireBracket | undefined {
  const price = decimal(raw['price_decimal']);
  if (price === undefined) return undefined;
  const most = decimal(raw['price_to_decimal']) ?? price;
  return { from: text(raw['from']), to: text(raw['to']), price_decimal: price, price_to_decimal: most };
}

function readNamed(raw: Fields, id: string): WireStep {
  const amount = firstDecimal(raw['price_decimal'], raw['price']);
  return {
    key: text(raw['key']) || id,
    name: plain(raw['name']),
    price_decimal: raw['price_prefix'] === '-' && !amount.startsWith('-') ? `-${amount}` : amount,
  };
}

function readAmount(raw: Fields): WireAmount | null {
  const minimum = integer(raw['minimum']);
  const maximum = integer(raw['maximum']);
  if (minimum === undefined || maximum === undefined || maximum < minimum) return null;
  return {
    minimum,
    maximum,
    step: Math.max(1, integer(raw['step']) ?? 1),
    per: Math.max(1, integer(raw['per']) ?? 1),
    unit: plain(raw['unit']),
    tiers: each(raw['tiers'], (tier) => {
      const quantity = integer(tier['quantity']);
      return quantity === undefined
        ? undefined
        : { quantity, price_decimal: firstDecimal(tier['price_decimal'], tier['price']) };
    }),
  };
}

function readCondition(value: unknown): WireCondition | null {
  const raw = fields(value);
  const values = Array.isArray(raw['product_option_value_ids']) ? raw['product_option_value_ids'] : [];
  const option = text(raw['product_option_id']);
  return option ? { product_option_id: option, product_option_value_ids: values.map(text) } : null;
}

type Parts = Pick<WireOption, 'option_value' | 'steps' | 'amount'>;

/** Types of third-party modules, and types without what they need, are shown as a text. */
function typeOf(raw: Fields, { option_value, steps, amount }: Parts): WireOptionType {
  const type = readOptionType(raw['type']);
  const isBare =
    (type === 'range' && steps.length < 2) ||
    (type === 'amount' && !amount) ||
    ((type === 'realm' || type === 'faction') && option_value.length === 0);
  return isBare ? 'text' : type;
}

export function readOptionType(value: unknown): WireOptionType {
  return OPTION_TYPES.find((type) => type === value) ?? 'text';
}

export function readFormat(value: unknown): WireTextFormat {
  return value === 'battletag' || value === 'email' ? value : null;
}
