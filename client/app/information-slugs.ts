import type { PageName } from '#client/site/page-name.ts';

/** The content pages; each is a path below the language. */
export const informationSlugs = [
  'contact-us',
  'about-us',
  'reviews',
  'privacy',
  'terms-conditions',
  'faq',
  'cookies-policy',
  'refunds-policy',
  'hmb',
] as const;

/** Those with a form have a page of their own. */
export function pageOf(slug: (typeof informationSlugs)[number]): PageName {
  if (slug === 'contact-us') return 'contact';
  if (slug === 'reviews') return 'reviews';
  return slug === 'hmb' ? 'build' : 'information';
}
