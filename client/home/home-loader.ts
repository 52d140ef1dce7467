import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { homePath } from '#client/site/paths.ts';
import { HomePopularDocument, HomeQuestionsDocument } from '#client/generated/graphql.ts';
import { loadNextRuns } from '#client/event/next-runs.ts';
import { finderTarget } from './finder.ts';
import { RUNS_SHOWN } from './section-ids.ts';

const HOURS_AHEAD = 36;

/** Without script the game picker's form leads to this page, which redirects. */
export async function homeLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const game = searchParams.get('game');
  if (game !== null) throw redirect(finderTarget(game, searchParams.get('service') ?? ''), 303);
  const load = context.get(loadContext);
  return {
    popular: defer('home-popular', popular(load)),
    runs: defer('home-runs', loadNextRuns(load, { hoursAhead: HOURS_AHEAD, shown: RUNS_SHOWN })),
    faq: defer('home-questions', questions(load)),
  };
}

async function popular(load: Load) {
  const { __typename: _, ...games } = await load(HomePopularDocument, {});
  return Object.values(games);
}

async function questions(load: Load) {
  return (await load(HomeQuestionsDocument, {})).information;
}

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;

export function meta(_data: HomeData) {
  return {
    title: 'Waystone: carries, leveling and currency for 15 games',
    description:
      'Raids, ranks, gold and leveling for World of Warcraft, Destiny 2, Diablo 4 and 12 more games. Live prices, guest checkout, support by chat and email.',
    canonical: homePath(),
  };
}
