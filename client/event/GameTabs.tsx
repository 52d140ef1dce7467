import { useSite } from '#client/app/site.ts';
import { gameOf, type Run } from './runs.ts';
import { scheduleAddress, type ScheduleQuery } from './schedule-query.ts';
import styles from './tabs.module.css';

/** The games that have runs in the week. What is filtered by is a matter of one game, so it does not stay. */
export function GameTabs({ runs, query }: { runs: Run[]; query: ScheduleQuery }) {
  const { games } = useSite();
  const running = new Set([...runs.map(gameOf), query.game]);
  const to = (game: string) => scheduleAddress({ ...query, game, raid: '', difficulty: '', loot: '' });
  return (
    <nav className={styles.tabs} aria-label="Games">
      <a href={to('')} className={styles.tab} aria-current={query.game === '' ? 'true' : undefined}>
        All games
      </a>
      {games
        .filter(({ path }) => running.has(path))
        .map(({ path, name, image }) => (
          <a key={path} href={to(path)} className={styles.tab} aria-current={query.game === path ? 'true' : undefined}>
            <img src={image} width={20} height={20} alt="" loading="lazy" />
            {name}
          </a>
        ))}
    </nav>
  );
}
