import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { SiteGamesDocument } from '#client/generated/graphql.ts';
import { kindsOf } from './catalogue-route.tsx';
import { informationSlugs } from './information-slugs.ts';
import { loadContext } from '#client/data/load.ts';
import { homePath, LOCALE } from '#client/site/paths.ts';

const LANGUAGE = /^[a-z]{2}(-[a-z]{2})?$/i;
/** Counts before a game only: `wow-carry` looks like a language tag too. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;
const UNPREFIXED: readonly string[] = [
  'alert',
  'checkout',
  'currency',
  'device',
  'favourites',
  'open-cart',
  'order',
  'orders',
  'player',
  'product',
  'schedule',
  'schedule.ics',
  'search',
  'subscribe',
  'subscription-confirmed',
  ...informationSlugs,
];

/** The only language is en-us: other languages, and known paths without one, lead to the same page there. */
export async function languageLoader({ request, context }: LoaderFunctionArgs) {
  // Not decoded: an escaped slash does not separate segments.
  const { pathname, search } = new URL(request.url);
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase());
  if (UNPREFIXED.includes(first)) throw redirect(localized(segments, search), 308);
  if (LANGUAGE.test(first) || UNPREFIXED.includes(second)) throw redirect(localized(segments.slice(1), search), 308);
  const { categories } = await context.get(loadContext)(SiteGamesDocument, {});
  const isGame = (segment: string) => categories.some((game) => game.path === segment);
  // A prefix leads to a product only, so what stands before a category is a language.
  const rest = segments.slice(1).join('/').toLowerCase();
  const isLanguage =
    !isGame(first) && isGame(second) && (LANGUAGE_TAG.test(first) || kindsOf(rest, categories)[0] === 'category');
  if (isLanguage) throw redirect(localized(segments.slice(1), search), 308);
  if (segments.some((segment) => isGame(segment.toLowerCase()))) throw redirect(localized(segments, search), 308);
  throw data('Not found', { status: 404 });
}

export function homeRedirect({ request }: LoaderFunctionArgs) {
  throw redirect(homePath() + new URL(request.url).search, 308);
}

function localized(segments: string[], search: string): string {
  return ['', LOCALE, ...segments].join('/') + search;
}
