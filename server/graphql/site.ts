import { ChannelKind, ExpressProvider, PayMark, type Resolvers } from './generated/resolvers.ts';
import type { WireCampaign } from '#server/rest/site.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { FieldsOf } from './engine/resolver.ts';
import { enumValue } from './value/enum-value.ts';
import { money } from './value/money.ts';

const Site: FieldsOf<'Site'> = {
  hasSamples: ({ samples }) => samples,
  campaign: ({ campaign }) => (campaign && isRunning(campaign, new Date()) ? campaign : null),
};

function isRunning({ starts_at, ends_at }: WireCampaign, now: Date): boolean {
  return new Date(starts_at) <= now && now <= new Date(ends_at);
}

const Channel: FieldsOf<'Channel'> = {
  kind: ({ kind }) => enumValue(ChannelKind, kind),
};

const Paying: FieldsOf<'Paying'> = {
  marks: ({ marks }) => marks.flatMap((mark) => enumValue(PayMark, mark) ?? []),
};

const ExpressPay: FieldsOf<'ExpressPay'> = {
  provider: ({ provider }) => enumValue(ExpressProvider, provider),
  publishableKey: ({ publishable_key }) => publishable_key || null,
};

const Campaign: FieldsOf<'Campaign'> = {
  code: ({ coupon }) => coupon,
  minimum: ({ minimum_decimal }, _, { visitor }) => money(minimum_decimal, visitor.currency),
};

export const site = {
  Query: {
    site: (_, __, { rest }) => orNull(rest.site.whole()),
  },
  Site,
  Channel,
  Paying,
  ExpressPay,
  Campaign,
} satisfies Resolvers;
