import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { homePath } from '#client/app/paths.ts';
import { HomePageDocument } from '#client/generated/graphql.ts';
import { finderTarget } from './finder.ts';

/** The finder's form, sent without script, asks this page for another one. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const game = searchParams.get('game');
  if (game !== null) throw redirect(finderTarget(game, searchParams.get('service') ?? ''), 303);
  const { wow, destiny, diablo, football, faq } = await context.get(loadContext)(HomePageDocument, {});
  return { popular: [wow, destiny, diablo, football], faq };
}

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;

export function meta(_data: HomeData) {
  return {
    title: 'Waystone: carries, levelling and currency for 15 games',
    description:
      'Raids, ranks, gold and levelling for World of Warcraft, Destiny 2, Diablo 4 and 12 more games. Live prices, guest checkout, support around the clock.',
    canonical: homePath(),
  };
}
