import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { addDays, longDate, weekName } from '#client/session/calendar-date.ts';
import { isFiltered, scheduleAddress, type ScheduleQuery, withoutFilters } from './schedule-query.ts';

export function NoRuns({ query, first }: { query: ScheduleQuery; first: string }) {
  const time = query.day ? longDate(query.day) : weekName(first);
  return (
    <EmptyState
      title={isFiltered(query) ? 'No run matches' : 'No runs are planned'}
      text={
        isFiltered(query)
          ? `No run matches your filters on ${time}.`
          : `No runs on ${time}. Runs are planned four weeks ahead.`
      }
    >
      {isFiltered(query) || query.day ? (
        <Button href={scheduleAddress({ ...withoutFilters(query), day: '' })} variant="primary" size="lg">
          Show all seven days
        </Button>
      ) : (
        <Button href={scheduleAddress({ ...query, week: addDays(first, 7) })} variant="primary" size="lg">
          Show the next seven days
        </Button>
      )}
    </EmptyState>
  );
}
