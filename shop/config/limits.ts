import { z } from 'zod';
import { byName, namesOf } from '#process/record.ts';

/** A number of tries per window, which begins with the first try. */
export type Rate = { tries: number; seconds: number };

/** `own`: per session, order or recipient. `address`: per network address. Absent: no limit. */
type Limit = { own?: Rate; address?: Rate };

export type LimitName =
  | 'order'
  | 'coupon'
  | 'search'
  | 'quote'
  | 'subscribe'
  | 'inquiry'
  | 'report'
  | 'lookup'
  | 'act'
  /** For reading a sealed login, or what a player needs of an order. */
  | 'look'
  /** Receipts and invoices of an order, which are generated each time. */
  | 'paper'
  | 'session'
  /** To one recipient, no matter who causes it. */
  | 'mail';

export type Limits = Partial<Record<LimitName, Limit>>;

const SECONDS = { min: 60, hour: 3_600, day: 86_400 } as const;
const RATE = /^(\d{1,6})\/(min|hour|day)$/;

/** Settings, their defaults, and the limit each of them sets. */
const DEFAULTS = {
  LIMIT_ORDER: '10/min',
  LIMIT_ORDER_ADDRESS: '30/min',
  LIMIT_COUPON: '10/min',
  LIMIT_COUPON_ADDRESS: '10/min',
  LIMIT_SEARCH: '60/min',
  LIMIT_SEARCH_ADDRESS: '180/min',
  LIMIT_QUOTE: '120/min',
  LIMIT_QUOTE_ADDRESS: '360/min',
  LIMIT_SUBSCRIBE: '5/min',
  LIMIT_SUBSCRIBE_ADDRESS: '5/min',
  LIMIT_INQUIRY_ADDRESS: '5/min',
  LIMIT_REPORT_ADDRESS: '5/hour',
  LIMIT_LOOKUP: '5/min',
  LIMIT_LOOKUP_ADDRESS: '5/min',
  LIMIT_ACT: '5/min',
  LIMIT_ACT_ADDRESS: '60/min',
  LIMIT_LOOK: '10/hour',
  LIMIT_LOOK_ADDRESS: '60/hour',
  LIMIT_PAPER: '20/min',
  LIMIT_SESSION_ADDRESS: '60/min',
  LIMIT_MAIL_RECIPIENT: '10/hour',
} as const;

/** The format of each setting is `10/min`, or `off`. */
export const limitSettings = byName(namesOf(DEFAULTS), (name) => rateSetting(DEFAULTS[name]));

/** `LIMITS=off` disables all of them. */
export const limitsSwitch = z.enum(['on', 'off'], 'must be on or off').default('on');

type Given = { LIMITS: 'on' | 'off' } & Record<keyof typeof DEFAULTS, Rate | undefined>;

export function limitsOf(given: Given): Limits {
  if (given.LIMITS === 'off') return {};
  return {
    order: { own: given.LIMIT_ORDER, address: given.LIMIT_ORDER_ADDRESS },
    coupon: { own: given.LIMIT_COUPON, address: given.LIMIT_COUPON_ADDRESS },
    search: { own: given.LIMIT_SEARCH, address: given.LIMIT_SEARCH_ADDRESS },
    quote: { own: given.LIMIT_QUOTE, address: given.LIMIT_QUOTE_ADDRESS },
    subscribe: { own: given.LIMIT_SUBSCRIBE, address: given.LIMIT_SUBSCRIBE_ADDRESS },
    inquiry: { address: given.LIMIT_INQUIRY_ADDRESS },
    report: { address: given.LIMIT_REPORT_ADDRESS },
    lookup: { own: given.LIMIT_LOOKUP, address: given.LIMIT_LOOKUP_ADDRESS },
    act: { own: given.LIMIT_ACT, address: given.LIMIT_ACT_ADDRESS },
    look: { own: given.LIMIT_LOOK, address: given.LIMIT_LOOK_ADDRESS },
    paper: { own: given.LIMIT_PAPER },
    session: { address: given.LIMIT_SESSION_ADDRESS },
    mail: { own: given.LIMIT_MAIL_RECIPIENT },
  };
}

function rateSetting(preset: string) {
  return z
    .string()
    .default(preset)
    .refine((text) => text === 'off' || (RATE.test(text) && !text.startsWith('0')), {
      error: 'must be like 10/min, 6/hour or 100/day, or off',
    })
    .transform(readRate);
}

function readRate(text: string): Rate | undefined {
  const [, tries, window] = RATE.exec(text) ?? [];
  const seconds = Object.entries(SECONDS).find(([name]) => name === window)?.[1];
  return tries === undefined || seconds === undefined ? undefined : { tries: Number(tries), seconds };
}
