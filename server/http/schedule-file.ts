import { Router, type Request, type Response } from 'express';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';
import type { WireEvent } from '#server/rest/event.ts';

const ONE_HOUR_MS = 60 * 60 * 1000;
const PLANNED_MS = 4 * 7 * 24 * ONE_HOUR_MS;
const CACHING = 'public, max-age=300';

/** The filters of the schedule, by the parameter names of its page. */
type Filters = { game: string; raid: string; difficulty: string; region: string; loot: string };

/** Calendar files: one run, or those of the coming four weeks with the filters of the page of the schedule. */
export function scheduleFile({ client, siteUrl, log }: { client: RestClient; siteUrl: string; log: Logger }): Router {
  const nobody = { get: () => undefined, set() {} };
  const { event } = client.forVisitor({ currency: 'USD', session: nobody, log });
  const router = Router();
  router.get('/en-us/schedule.ics', async (req, res) => {
    // Rounded to the hour: the shop's response is cached by its span.
    const from = Math.floor(Date.now() / ONE_HOUR_MS) * ONE_HOUR_MS;
    const span = { from: new Date(from).toISOString(), to: new Date(from + PLANNED_MS).toISOString() };
    const filters = readFilters(req);
    const runs = (await event.all(span)).filter((run) => matches(run, filters));
    send(res, 'waystone-schedule.ics', write(runs, siteUrl));
  });
  router.get(/^\/en-us\/schedule\/([1-9]\d{0,8})\.ics$/, async (req, res, next) => {
    const run = await event.one(req.params[0] ?? '');
    if (!run) return next();
    send(res, `waystone-run-${run.event_id}.ics`, write([run], siteUrl));
  });
  return router;
}

function write(runs: WireEvent[], siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return ical({
    name: 'Waystone schedule',
    prodId: { company: 'Waystone', product: 'Schedule', language: 'EN' },
    ttl: ONE_HOUR_MS / 1000,
    events: runs.map((run) => ({
      id: `run-${run.event_id}@${hostname}`,
      start: new Date(run.starts_at),
      end: new Date(run.ends_at),
      // Of what a calendar shows, only the status ever changes, so the file of a run is the same each time.
      stamp: new Date(run.starts_at),
      // With an equal number, a calendar that has the run could keep it as it was.
      sequence: run.status === 'canceled' ? 1 : 0,
      summary: run.title,
      description: `${run.difficulty}, ${run.region.toUpperCase()}. Loot: ${run.loot}.`,
      url: addressOf(run, siteUrl),
      status: run.status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })),
  }).toString();
}

function addressOf({ event_id, category, product_slug }: WireEvent, siteUrl: string): string {
  const schedule = `${siteUrl}/en-us/schedule`;
  return product_slug ? `${siteUrl}/en-us/${category.seo_url}/${product_slug}?run=${event_id}` : schedule;
}

function readFilters({ query }: Request): Filters {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    game: text('game'),
    raid: text('raid'),
    difficulty: text('difficulty'),
    region: text('region'),
    loot: text('loot'),
  };
}

function matches(run: WireEvent, { game, raid, difficulty, region, loot }: Filters): boolean {
  return (
    (!game || run.category.seo_url.split('/')[0] === game) &&
    (!raid || run.product_slug === raid) &&
    (!difficulty || run.difficulty === difficulty) &&
    (!region || run.region === region) &&
    (!loot || run.loot === loot)
  );
}

function send(res: Response, name: string, text: string): void {
  res.setHeader('Cache-Control', CACHING);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.type('text/calendar; charset=utf-8').send(text);
}
