import type { z } from 'zod';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { TEXT_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Deps, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { convertMicros, formatMinor, minorDecimal, minorFromMicros } from '#shop/money/currency.ts';
import * as schema from './schema.ts';
import { hasSamples, siteIn } from './store.ts';
import type { SiteContent } from './table.ts';

/** What can be paid with, as `schema.ts` has it. */
export type Paying = z.infer<typeof schema.paying>;

/** `paying` is passed in, because `payment` imports this room. */
export const createSiteEndpoints = (paying: (deps: Deps) => Paying | undefined): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/site',
    auth: 'session',
    cache: TEXT_CACHE,
    schema: schema.getSite,
    handle: (call) => getSite(call, paying(call.deps)),
  }),
];

async function getSite(
  { deps, catalogue, currency }: CheckedCall<typeof schema.getSite>,
  paying: Paying | undefined,
): Promise<Answer> {
  const known = await catalogue();
  const site = await siteIn(known);
  if (!site) throw new HttpError(404, [{ code: 'not_found', message: 'This shop has no site content' }]);
  const { rate } = await readExchange(known, currency);
  const { vat: _vat, storeCredit: _credit, referral: _referral, ...content } = site;
  const { menu, legal, campaign } = content;
  const samples = await hasSamples(deps.db);
  return {
    data: {
      ...content,
      samples,
      menu: menu.map(linkOf),
      legal: legal.map(linkOf),
      campaign: campaignOf(campaign),
      paying: paying ?? null,
    },
  };

  function campaignOf(given: SiteContent['campaign']) {
    if (!given) return null;
    const minimumMinor = minorFromMicros(convertMicros(given.minimumMicros, rate));
    return {
      title: given.title,
      coupon: given.coupon,
      starts_at: given.starts,
      ends_at: given.ends,
      minimum: formatMinor(minimumMinor, currency),
      minimum_decimal: minorDecimal(minimumMinor),
    };
  }
}

function linkOf({ name, page = '', address = '' }: SiteContent['menu'][number]) {
  return { name, page, address };
}
