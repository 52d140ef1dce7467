import type { Caller } from './transport/caller.ts';
import { objectOf, required } from './transport/envelope.ts';
import {
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  items,
  moment,
  text,
  textOrNull,
  type Fields,
} from './transport/read.ts';

const CHANNEL_KINDS = ['discord', 'messenger', 'videos', 'photos'] as const;

const EXPRESS_PROVIDERS = ['stripe', 'sandbox'] as const;

export type WireChannel = { kind: (typeof CHANNEL_KINDS)[number]; name: string; address: string };
/** Exactly one of `page` and `address` is set. */
type WireLink = { name: string; page: string | null; address: string | null };
export type WireCampaign = {
  title: string;
  coupon: string;
  starts_at: string;
  ends_at: string;
  /** In the currency asked for. */
  minimum_decimal: string;
};

export type WireSite = {
  company: { name: string; registration: string; country: string; place: string };
  mailboxes: string[];
  chats: WireChannel[];
  social: WireChannel[];
  trust: ReturnType<typeof readTrust>;
  menu: WireLink[];
  legal: WireLink[];
  footer: { game: string; categories: string[]; products: { name: string; slug: string }[] }[];
  campaign: WireCampaign | null;
  samples: boolean;
  /** Null for a shop that does not tell. */
  paying: WirePaying | null;
};

export type WirePaying = {
  marks: string[];
  express: { provider: 'stripe' | 'sandbox'; publishable_key: string } | null;
};

export const site = (call: Caller) => ({
  whole: () => call.shared('site', readSite),
});

function readSite(data: unknown): WireSite {
  const raw = objectOf(data);
  const { name, registration, country, place } = fields(raw['company']);
  return {
    company: {
      name: required(text(name), 'company'),
      registration: text(registration),
      country: text(country),
      place: text(place),
    },
    mailboxes: texts(raw['mailboxes']),
    chats: each(raw['chats'], readChannel),
    social: each(raw['social'], readChannel),
    trust: readTrust(fields(raw['trust'])),
    menu: each(raw['menu'], readLink),
    legal: each(raw['legal'], readLink),
    footer: each(raw['footer'], readColumn),
    campaign: readCampaign(fields(raw['campaign'])),
    samples: flag(raw['samples']),
    paying: raw['paying'] ? readPaying(fields(raw['paying'])) : null,
  };
}

function readPaying(raw: Fields): WirePaying {
  const { provider, publishable_key } = fields(raw['express']);
  const known = EXPRESS_PROVIDERS.find((one) => one === provider);
  return {
    marks: texts(raw['marks']),
    express: known ? { provider: known, publishable_key: text(publishable_key) } : null,
  };
}

function texts(value: unknown): string[] {
  return items(value).map(text).filter(Boolean);
}

function readChannel(raw: Fields): WireChannel | undefined {
  const kind = CHANNEL_KINDS.find((known) => known === raw['kind']);
  const address = webAddress(raw['address']);
  return kind && address ? { kind, name: text(raw['name']), address } : undefined;
}

/** Empty for all but web addresses: it becomes a link. */
function webAddress(value: unknown): string {
  return /^https:\/\//.test(text(value)) ? text(value) : '';
}

function readLink(raw: Fields): WireLink | undefined {
  const page = /^[a-z0-9-]+$/.exec(text(raw['page']))?.[0] ?? null;
  const address = /^\/(?!\/)[\w/-]*$/.exec(text(raw['address']))?.[0] ?? null;
  return (page === null) === (address === null) ? undefined : { name: text(raw['name']), page, address };
}

function readTrust(raw: Fields) {
  const [stars, reviews, source] = [integer(raw['stars']), integer(raw['reviews']), webAddress(raw['source'])];
  if (stars === undefined || reviews === undefined || source === '') return null;
  return {
    score: text(raw['score']),
    stars,
    reviews,
    counts: each(raw['counts'], (one) => {
      const [of, count] = [integer(one['stars']), integer(one['count'])];
      return of === undefined || count === undefined ? undefined : { stars: of, count };
    }),
    source,
    date: text(raw['date']),
  };
}

function readColumn(raw: Fields): WireSite['footer'][number] | undefined {
  const game = text(raw['game']);
  if (!game) return undefined;
  const products = each(raw['products'], ({ name, slug }) =>
    text(slug) ? { name: text(name), slug: text(slug) } : undefined,
  );
  return { game, categories: texts(raw['categories']), products };
}

function readCampaign(raw: Fields): WireCampaign | null {
  const coupon = textOrNull(raw['coupon']);
  const [starts_at, ends_at] = [moment(raw['starts_at']), moment(raw['ends_at'])];
  if (!coupon || !starts_at || !ends_at) return null;
  return {
    title: text(raw['title']),
    coupon,
    starts_at,
    ends_at,
    minimum_decimal: firstDecimal(raw['minimum_decimal']),
  };
}
