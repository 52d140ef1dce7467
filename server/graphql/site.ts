import type { WireCampaign, WireChannel, WireSite } from '#server/rest/site.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from './context.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { money } from './value/money.ts';

const Site: FieldsOf<WireSite> = {
  campaign: ({ campaign }) => (campaign && isRunning(campaign, new Date()) ? campaign : null),
};

function isRunning({ starts_at, ends_at }: WireCampaign, now: Date): boolean {
  return new Date(starts_at) <= now && now <= new Date(ends_at);
}

const Channel: FieldsOf<WireChannel> = {
  kind: ({ kind }) => kind.toUpperCase(),
};

const Campaign: FieldsOf<WireCampaign> = {
  code: ({ coupon }) => coupon,
  minimum: ({ minimum_decimal }, _, { visitor }) => money(minimum_decimal, visitor.currency),
};

export const site = {
  Query: {
    site: (_: unknown, __: object, { rest }: GraphqlContext) => orNull(rest.site.whole()),
  },
  Site,
  Channel,
  Campaign,
};
