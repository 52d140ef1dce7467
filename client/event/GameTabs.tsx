import { useSite } from '#client/app/site.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { gameOf, type Run } from './runs.ts';
import { scheduleAddress, type ScheduleQuery } from './schedule-query.ts';

/** The games that have runs in the week. What is filtered by is a matter of one game, so it does not stay. */
export function GameTabs({ runs, query }: { runs: Run[]; query: ScheduleQuery }) {
  const { games } = useSite();
  const running = new Set([...runs.map(gameOf), query.game]);
  const to = (game: string) => ({
    href: scheduleAddress({ ...query, game, raid: '', difficulty: '', loot: '' }),
    current: query.game === game,
  });
  const each = games
    .filter(({ path }) => running.has(path))
    .map(({ path, name, image }) => ({ ...to(path), name, image }));
  return <Tabs label="Games" tabs={[{ ...to(''), name: 'All games' }, ...each]} stay />;
}
