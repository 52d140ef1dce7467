import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { SiteGamesDocument } from '#client/generated/graphql.ts';
import { informationSlugs } from './information-slugs.ts';
import { loadContext } from '#client/data/load.ts';
import { homePath, LOCALE } from '#client/site/paths.ts';

const LANGUAGE = /^[a-z]{2}(-[a-z]{2})?$/i;
const UNPREFIXED: readonly string[] = [
  'checkout',
  'order',
  'product',
  'schedule',
  'search',
  'subscribe',
  'subscription-confirmed',
  ...informationSlugs,
];

/** The only language is en-us: other languages, and known paths without one, lead to the same page there. */
export async function languageLoader({ request, params, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const segments = (params['*'] ?? '').split('/').filter(Boolean);
  const [first = ''] = segments;
  if (LANGUAGE.test(first)) throw redirect(localized(segments.slice(1), search), 308);
  if (UNPREFIXED.includes(first)) throw redirect(localized(segments, search), 308);
  const { categories } = await context.get(loadContext)(SiteGamesDocument, {});
  if (categories.some((game) => segments.includes(game.path))) throw redirect(localized(segments, search), 308);
  throw data('Not found', { status: 404 });
}

export function homeRedirect({ request }: LoaderFunctionArgs) {
  throw redirect(homePath() + new URL(request.url).search, 308);
}

function localized(segments: string[], search: string): string {
  return ['', LOCALE, ...segments.map(encodeURIComponent)].join('/') + search;
}
