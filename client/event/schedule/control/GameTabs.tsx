import { useSite } from '#client/site/site.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import type { Run } from '#client/event/run.ts';
import { gameOf } from '#client/event/runs.ts';
import { scheduleAddress, type ScheduleQuery } from '#client/event/schedule/schedule-query.ts';

/** The games that have runs in these days. Filters belong to one game, so the links drop them. */
export function GameTabs({ runs, query }: { runs: Run[]; query: ScheduleQuery }) {
  const { games } = useSite();
  const counts = new Map(games.map(({ path }) => [path, runs.filter((run) => gameOf(run) === path).length]));
  const to = (game: string) => ({
    href: scheduleAddress({ ...query, game, raid: '', difficulty: '', loot: '' }),
    current: query.game === game,
  });
  const each = games
    .map(({ path, name, image }) => ({ ...to(path), name, image, count: counts.get(path) ?? 0 }))
    .filter(({ count, current }) => count > 0 || current);
  return <Tabs label="Games" tabs={[{ ...to(''), name: 'All games', count: runs.length }, ...each]} stay />;
}
