import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { schedulePath, scheduleFilePath } from '#client/site/paths.ts';
import { usePreHydrationInput } from '#client/form/use-pre-hydration-input.ts';
import { STAY } from '#client/ui/hydration/stay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { InlineSelect } from '#client/ui/InlineSelect.tsx';
import { longDate } from '#client/session/calendar-date.ts';
import type { Run } from '#client/event/run.ts';
import { type Choice, choicesOf } from '#client/event/runs.ts';
import {
  isFiltered,
  scheduleAddress,
  scheduleSearch,
  type ScheduleQuery,
  withoutFilters,
} from '#client/event/schedule/schedule-query.ts';
import type { Day } from '#client/event/schedule/week.ts';
import styles from './ScheduleFilters.module.css';

const REGIONS = [
  { value: 'eu', name: 'Europe' },
  { value: 'us', name: 'Americas' },
];

const ANY = { value: '', name: 'Any' };

type Props = {
  runs: Run[];
  query: ScheduleQuery;
  days: Day[];
  /** The week of these days, as in the address of one of them. */
  week: string;
};

/** A form that leads to the same page; the game is chosen by its tabs. */
export function ScheduleFilters({ runs, query, days, week }: Props) {
  const { raid, difficulty, loot } = choicesOf(runs, query);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, () => form.current?.requestSubmit());
  const choose = (name: string, value: string) =>
    void navigate(scheduleAddress({ ...query, ...(name === 'day' && { week }), [name]: value }), { state: STAY });
  const dates = days.map(({ date }) => ({ value: date, name: longDate(date) }));
  return (
    <form method="get" action={schedulePath()} className={styles.form} key={scheduleSearch(query)} ref={form} data-stay>
      {kept(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Filter name="raid" label="Raid or service" chosen={query.raid} choices={raid} choose={choose} />
      <Filter name="difficulty" label="Difficulty" chosen={query.difficulty} choices={difficulty} choose={choose} />
      <Filter name="region" label="Region" chosen={query.region} choices={REGIONS} choose={choose} />
      <Filter name="loot" label="Loot" chosen={query.loot} choices={loot} choose={choose} />
      <Filter name="day" label="Date" chosen={query.day} choices={dates} choose={choose} />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
      {(isFiltered(query) || query.day) && (
        <Button href={scheduleAddress({ ...withoutFilters(query), day: '' })} variant="ghost">
          Clear
        </Button>
      )}
      <Button
        href={scheduleFilePath(scheduleSearch({ ...query, week: '', day: '', view: 'week' }))}
        variant="line"
        download
        className={styles.file}
      >
        <Icon name="cal" size="s" />
        Calendar file
      </Button>
    </form>
  );
}

type FilterProps = {
  name: string;
  label: string;
  chosen: string;
  choices: Choice[];
  choose: (name: string, value: string) => void;
};

function Filter({ name, label, chosen, choices, choose }: FilterProps) {
  return (
    <InlineSelect
      name={name}
      label={label}
      value={chosen}
      choices={[ANY, ...choices]}
      lit={chosen !== ''}
      onChoose={(value) => choose(name, value)}
    />
  );
}

/** The parts of the address that are not fields of the form. */
function kept({ week, view, game }: ScheduleQuery): [string, string][] {
  const all: [string, string][] = [
    ['week', week],
    ['view', view === 'list' ? view : ''],
    ['game', game],
  ];
  return all.filter(([, value]) => value !== '');
}
