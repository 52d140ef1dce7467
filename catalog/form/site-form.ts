import { z } from 'zod';
import { categoryPath, count, moment, price, slug, text } from './field.ts';
import { vat } from './vat-form.ts';

const webAddress = z.url({ protocol: /^https$/, error: 'must be an address such as https://example.com/page' });

const channel = z.strictObject({
  kind: z.enum(['discord', 'messenger', 'videos', 'photos']),
  name: text,
  address: webAddress,
});

const link = z
  .strictObject({
    name: text,
    page: slug.optional(),
    address: z
      .string()
      .regex(/^\/[\w/-]*$/, 'must be a path such as /blog')
      .optional(),
  })
  .refine(({ page, address }) => (page === undefined) !== (address === undefined), 'takes page or address');

const trust = z.strictObject({
  score: z.string().regex(/^[0-5]\.\d$/, "must be a quoted score such as '4.9'"),
  stars: count.max(5),
  reviews: count,
  counts: z.array(z.strictObject({ stars: count.max(5), count: z.number().int().min(0) })).length(5),
  source: webAddress,
  date: z.iso.date("must be a quoted day such as '2026-11-01'"),
});

const footerColumn = z.strictObject({
  game: slug,
  categories: z.array(z.union([categoryPath.min(1), z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\/\*$/)])).min(1),
  products: z.array(z.strictObject({ name: text, slug })).default([]),
});

const campaign = z
  .strictObject({ title: text, coupon: text, starts: moment, ends: moment })
  .refine(({ starts, ends }) => Date.parse(ends) > Date.parse(starts), 'ends before it starts');

// Refunds taken as credit: the bonus, and how long the credit is valid.
const storeCredit = z.strictObject({ bonusPercent: z.number().int().min(0).max(100), months: count.max(120) });

// A code for friends on the page of a paid order: their discount on a first order from `minimum` on, and the store
// credit its owner gets for each of them, up to a number a month. Zero in either turns it off.
const referral = z.strictObject({
  percent: z.number().int().min(0).max(100),
  credit: price,
  minimum: price,
  perMonth: count.max(1000),
  months: count.max(120),
});

export const siteFile = z.strictObject({
  company: z.strictObject({
    name: text,
    registration: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals such as AE'),
    place: text,
  }),
  mailboxes: z.array(z.email()).min(1),
  chats: z.array(channel),
  social: z.array(channel),
  trust,
  menu: z.array(link),
  legal: z.array(link),
  footer: z.array(footerColumn),
  campaign: campaign.optional(),
  vat: vat.optional(),
  storeCredit: storeCredit.optional(),
  referral: referral.optional(),
});

/**
 * Content of every page beside the products. `company.place` is its country as used in a sentence. The first of
 * `mailboxes` is the one for buyers. `trust.date` is the day on which `trust.source` showed the figures.
 * `footer.categories` are paths inside the game; `raids/*` stands for all categories below `raids`.
 */
export type SiteDef = z.infer<typeof siteFile>;
