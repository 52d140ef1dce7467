import type { Event, Offer } from 'schema-dts';
import { productPath } from '#client/site/paths.ts';
import type { Run } from '#client/event/run.ts';
import { matches, runsOf } from '#client/event/runs.ts';
import type { ScheduleData } from '#client/event/schedule/schedule-loader.ts';
import { weekIn } from '#client/event/schedule/week.ts';

/** Enough to plan with; the page has the others. */
const MAX_RUNS = 10;

/** Those of the week shown that start next. */
export function runList({ events, query, zone, first, now }: ScheduleData, siteUrl: string): Event[] {
  const asked = runsOf(events.valueNow ?? []).filter((run) => matches(run, query));
  return weekIn(zone, first, asked)
    .flatMap(({ runs }) => runs.map(({ run }) => run))
    .filter(({ startsAt }) => Date.parse(startsAt) > Date.parse(now))
    .slice(0, MAX_RUNS)
    .map((run) => eventOf(run, siteUrl));
}

function eventOf(run: Run, siteUrl: string): Event {
  const url = siteUrl + productPath(run.product.path);
  const offer = offerOf(run, url);
  return {
    '@type': 'Event',
    name: run.title,
    startDate: run.startsAt,
    endDate: run.endsAt,
    eventStatus: run.status === 'CANCELED' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    ...(offer && { offers: offer }),
  };
}

function offerOf({ price, status }: Run, url: string): Offer | undefined {
  if (!price || Number(price.amount) <= 0) return undefined;
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    availability: status === 'SCHEDULED' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    url,
  };
}
