import type { StartRule } from '#catalog/format.ts';
import { nextOf, type Weekly } from '#shop/recurrence/occurrence.ts';
import { shortSpan } from './span.ts';

const CHOSEN = { time: 'At a time you choose', evening: 'On an evening you choose', day: 'On a day you choose' };

/** `In about 30 min`, `Within 3 days`, `Next dated run`, `Fridays`, `On an evening you choose`, `When the league opens`. */
export function startWords(rule: StartRule): string {
  if ('appointment' in rule) return rule.appointment;
  if ('chosen' in rule) return CHOSEN[rule.chosen];
  if ('event' in rule) return eventWords(rule);
  if ('run' in rule) return 'Next dated run';
  if ('weekly' in rule) {
    // The hour depends on the reader's time zone, which is unknown here: it is in `start_slots`.
    const days = rule.weekly.map(({ day }) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`);
    return [...new Set(days)].join(', ');
  }
  const [min, max] = rule.minutes;
  return min === 0 ? `Within ${shortSpan(max)}` : `In ${min === max ? 'about ' : ''}${shortSpan(min, max)}`;
}

function eventWords({ event, minutes }: { event: string; minutes: number }): string {
  if (minutes === 0) return `When ${event}`;
  return `${shortSpan(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} ${event}`;
}

/** The latest promised start after the payment, in minutes; undefined if none is promised. */
export function latestStart(rule: StartRule | null): number | undefined {
  return rule && isOnDemand(rule) ? rule.minutes[1] : undefined;
}

/** In the format of responses. */
export function startWire(rule: StartRule | null, now: Date) {
  const minutes = rule && isOnDemand(rule) ? rule.minutes : undefined;
  return {
    start_kind: kindOf(rule),
    start_min_minutes: minutes?.[0] ?? null,
    start_max_minutes: minutes?.[1] ?? null,
    start_slots: rule && 'weekly' in rule ? rule.weekly.map((slot) => slotWire({ ...slot, zone: rule.zone }, now)) : [],
  };
}

function slotWire(slot: Weekly, now: Date) {
  return { ...slot, next_at: nextOf(slot, now)?.toISOString() ?? '' };
}

function kindOf(rule: StartRule | null): 'on_demand' | 'run' | 'weekly' | 'appointment' {
  if (!rule) return 'appointment';
  if ('run' in rule) return 'run';
  if ('weekly' in rule) return 'weekly';
  return isOnDemand(rule) ? 'on_demand' : 'appointment';
}

function isOnDemand(rule: StartRule): rule is Extract<StartRule, { minutes: [number, number] }> {
  return 'minutes' in rule && !('event' in rule);
}
