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
