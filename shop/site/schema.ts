import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { count, decimal, formatted, moment } from '#shop/http/endpoint/field.ts';

const channel = z.object({
  kind: z.enum(['discord', 'messenger', 'videos', 'photos']),
  name: z.string().min(1),
  address: z.url(),
});

const link = z.object({
  name: z.string().min(1),
  page: z.string().meta({ description: 'Slug of an information page, or `schedule`; empty when `address` is given' }),
  address: z.string().meta({ description: 'A path on the host of the storefront; empty when `page` is given' }),
});

const trust = z
  .object({
    score: z.string().min(1),
    stars: count,
    reviews: count,
    counts: z.array(z.object({ stars: count, count })),
    source: z.url(),
    date: z.iso.date(),
  })
  .meta({ description: 'Rating shown by the review site `source` on `date`; the counts are of a sample' });

const footerColumn = z.object({
  game: z.string().min(1),
  categories: z.array(z.string().min(1)).meta({
    description: 'Paths within the game; `raids/*` covers all below `raids`',
  }),
  products: z.array(z.object({ name: z.string().min(1), slug: z.string().min(1) })),
});

const campaign = z
  .object({
    title: z.string().min(1),
    coupon: z.string().min(1),
    starts_at: moment,
    ends_at: moment,
    minimum: formatted,
    minimum_decimal: decimal,
  })
  .meta({ description: 'A coupon campaign with its minimum cart total' });

export const paying = z
  .object({
    marks: z.array(z.string().min(1)).meta({ description: 'Accepted payment brands, such as `visa` and `apple_pay`' }),
    express: z
      .object({
        provider: z.enum(['stripe', 'sandbox']),
        publishable_key: z.string().meta({ description: 'Key for the provider’s script; empty if it has none' }),
      })
      .nullable()
      .meta({ description: 'Express checkout with device wallets; null if unavailable' }),
  })
  .meta({ id: 'Paying', description: 'Accepted means of payment' });

const site = z
  .object({
    company: z.object({
      name: z.string().min(1),
      registration: z.string().min(1),
      country: z.string().length(2),
      place: z.string().min(1),
    }),
    mailboxes: z.array(z.email()).min(1).meta({ description: 'E-mail addresses; the first is for buyers' }),
    chats: z.array(channel),
    social: z.array(channel),
    trust,
    menu: z.array(link),
    legal: z.array(link),
    footer: z.array(footerColumn),
    campaign: campaign.nullable(),
    paying: paying.nullable(),
    samples: z.boolean().meta({ description: 'Whether orders, players and reviews are samples; pages must say so' }),
  })
  .meta({ id: 'Site' });

export const getSite = {
  id: 'getSite',
  summary: 'Returns the site-wide content: company, contacts, ratings, links, campaign',
  data: site,
  errors: [404],
} satisfies EndpointSchema;
