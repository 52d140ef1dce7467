const WITHOUT_MENU = new Set([
  'checkout',
  'cart',
  'contact-us',
  'about-us',
  'terms-conditions',
  'faq',
  'privacy',
  'search',
  'refunds-policy',
  'cookies-policy',
  'hmb',
  'subscription-confirmed',
  'reviews',
  'not-found',
]);

const SEGMENTS_WITHOUT_MENU = 2;

/**
 * Whether a page has the category menu on the left. `path` includes the language segment: `/en-us/wow-carry` has no
 * menu, `/en-us/wow-carry/raids` has one. The style sheet shows it above 1024 px.
 */
export function showsCategoryMenu(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  return segments.length > SEGMENTS_WITHOUT_MENU && !WITHOUT_MENU.has(segments[1] ?? '');
}
