import { runFilePath, runPath } from '#client/site/paths.ts';
import { type SiteGame, useSite } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { MarkupOnce } from '#client/ui/markup/SharedMarkup.tsx';
import { longDate } from '#client/session/calendar-date.ts';
import { RunAction } from './RunAction.tsx';
import type { RunErrors } from './schedule/schedule-action.ts';
import { closedFor, gameOf } from './runs.ts';
import { isNearlyFull, seatsText } from './seats.ts';
import { SeatDots } from './SeatDots.tsx';
import type { PlacedRun } from './schedule/week.ts';
import styles from './RunEntry.module.css';

type Props = {
  placed: PlacedRun;
  /** In words, if the list has several days. */
  day?: string;
  /** Whether its own calendar file is offered. */
  hasFile?: boolean;
  /** Whether seats are only mentioned when few are left. */
  onlyFew?: boolean;
  /** Of this run or of another one. */
  failure: RunErrors | undefined;
};

const NONE: RunErrors['errors'] = [];
const FACTIONS = { ALLIANCE: 'Alliance', HORDE: 'Horde' };

export function RunEntry(props: Props) {
  const { run } = props.placed;
  const { games } = useSite();
  const game = gameOf(run);
  const emblem = games.find(({ path }) => path === game);
  return (
    <MarkupOnce as="li" of={[props, emblem]} className={classes(styles.run, closedFor(run) && styles.closed)}>
      <RunContent {...props} emblem={emblem} />
    </MarkupOnce>
  );
}

type ContentProps = Props & { emblem: SiteGame | undefined };

function RunContent({ placed: { run, date, time }, day, hasFile, onlyFew, failure, emblem }: ContentProps) {
  const closed = closedFor(run);
  const details = [run.difficulty, run.region.toUpperCase(), run.faction && FACTIONS[run.faction]].filter(Boolean);
  return (
    <>
      <time dateTime={run.startsAt}>
        {time}
        {day && <small> {day}</small>}
      </time>
      {emblem && (
        <img src={emblem.image} width={36} height={36} alt={emblem.name} className={styles.emblem} loading="lazy" />
      )}
      <div className={styles.name}>
        <a href={runPath(run.product.path, run.id)}>{run.title}</a>
        <small>
          {details.join(' · ')}
          <span className={styles.loot}> · {run.loot}</span>
        </small>
      </div>
      <Seats run={run} onlyFew={onlyFew} />
      {!closed && (
        <RunAction
          run={run}
          spoken={`${run.title}, ${longDate(date)}, ${time}`}
          refused={failure?.run === run.id ? failure.errors : NONE}
        />
      )}
      {hasFile && !closed && (
        <a href={runFilePath(run.id)} download className={styles.file} aria-label={`Calendar file of ${run.title}`}>
          <Icon name="cal" size="s" />
        </a>
      )}
    </>
  );
}

function Seats({ run, onlyFew }: { run: PlacedRun['run'] } & Pick<Props, 'onlyFew'>) {
  const closed = closedFor(run);
  const isFew = !closed && isNearlyFull(run);
  return (
    <p className={classes(styles.seats, isFew && styles.few)}>
      {closed ?? (
        <>
          {(!onlyFew || isFew) && <SeatDots {...run} />}
          <span className={classes(onlyFew && !isFew && 'sr')}>{seatsText(run)}</span>
        </>
      )}
    </p>
  );
}
