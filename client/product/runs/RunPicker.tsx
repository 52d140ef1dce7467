import { SeatDots } from '#client/event/SeatDots.tsx';
import { isNearlyFull, seatsText } from '#client/event/seats.ts';
import { ALERTS } from '#client/product/alert/alert-path.ts';
import { ANY_TIME, isOpen, type ChosenRun } from '#client/product/run-state.ts';
import { RUNS_FIELD } from '#client/product/configurator/form/field-names.ts';
import { momentIn } from '#client/session/clock.ts';
import { serverZone, zoneName } from '#client/session/zones.ts';
import { AsOf } from '#client/session/AsOf.tsx';
import { useClock } from '#client/session/use-clock.ts';
import { classes } from '#client/ui/classes.ts';
import { RunMoved } from './RunMoved.tsx';
import { chooseRunOptions } from './run-options.ts';
import { dayWords } from './day-words.ts';
import { useFittingRun } from './use-fitting-run.ts';
import { useRuns } from './use-runs.ts';
import styles from './RunPicker.module.css';

type Props = {
  runs: readonly ChosenRun[];
  chosen: string | undefined;
  path: string;
  /** Called with runs that the page did not have. */
  onLoaded?(runs: readonly ChosenRun[]): void;
};

/** Seats of the next dated runs, or any time: radio buttons of the product's form. */
export function RunPicker({ runs: known, chosen, path, onLoaded }: Props) {
  const { runs, group, loadAll } = useRuns(known, path, onLoaded);
  const { moved, listed: fitting } = useFittingRun({ group, known, runs, loadAll });
  const { zone } = useClock(serverZone(runs[0]?.region ?? 'us'));
  if (runs.length === 0) return null;
  const listed = [...fitting.filter(isOpen), ...fitting.filter((run) => !isOpen(run))];
  const differ = runs.some(({ difficulty }) => difficulty !== runs[0]?.difficulty);
  return (
    <fieldset className={styles.group} ref={group}>
      <Legend run={runs[0]} zone={zone} />
      <input type="hidden" name={RUNS_FIELD} value="1" />
      <div className={styles.tiles}>
        {listed.map((run) => (
          // Remounted once it is full, so that it is no longer chosen.
          <RunTile
            key={`${run.id} ${isOpen(run)}`}
            run={run}
            isChosen={run.id === chosen}
            zone={zone}
            differ={differ}
          />
        ))}
        <label className={styles.tile}>
          <input type="radio" name="event" value={ANY_TIME} defaultChecked={chosen === undefined} />
          <b>Any time</b>
          <small>We agree on a time with you</small>
        </label>
      </div>
      <RunMoved moved={moved} zone={zone} path={path} />
      {runs.some(({ status }) => status === 'FULL') && (
        <a className="link sm" href={`#${ALERTS}`}>
          Run full? Get an email when a seat opens up
        </a>
      )}
    </fieldset>
  );
}

function Legend({ run, zone }: { run: ChosenRun | undefined; zone: string }) {
  return (
    <legend className={styles.head}>
      <span className="h3">When</span>
      <span className="muted sm">
        Times in {zoneName(zone, run?.startsAt ?? '')}
        {run?.seatsAsOf && '. '}
        <AsOf what="Seats" at={run?.seatsAsOf} zone={zone} />
      </span>
    </legend>
  );
}

type TileProps = {
  run: ChosenRun;
  isChosen: boolean;
  zone: string;
  /** Whether the runs have different difficulties. */
  differ: boolean;
};

function RunTile({ run, isChosen, zone, differ }: TileProps) {
  const { date, time } = momentIn(zone, run.startsAt);
  const open = isOpen(run);
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name="event"
        value={run.id}
        defaultChecked={isChosen && open}
        disabled={!open}
        onChange={(event) => chooseRunOptions(event.currentTarget.form, run)}
      />
      <b>
        {dayWords(date)}, {time}
      </b>
      <small className={classes(styles.seats, open && isNearlyFull(run) && styles.few)}>
        {open && <SeatDots {...run} />}
        <span className={styles.words}>
          <span>
            {differ && `${run.difficulty} · `}
            {run.region.toUpperCase()}
          </span>{' '}
          <span>{open ? seatsText(run) : 'Full'}</span>
        </span>
      </small>
    </label>
  );
}
