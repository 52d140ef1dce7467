import type { StartRule } from '#catalog/format.ts';
import { shortSpan } from './span.ts';

/** `In about 30 min`, `Within 3 days`, `Next dated run`, `Fridays 09:00 UTC`, or the words of the catalogue. */
export function startWords(rule: StartRule): string {
  if ('appointment' in rule) return rule.appointment;
  if ('run' in rule) return 'Next dated run';
  if ('weekly' in rule) {
    const slots = rule.weekly.map(({ day, time }) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s ${time}`);
    return `${slots.join(', ')} ${rule.zone === 'UTC' ? 'UTC' : rule.zone.replace(/^.*\//, '').replaceAll('_', ' ')}`;
  }
  const [min, max] = rule.minutes;
  return min === 0 ? `Within ${shortSpan(max)}` : `In ${min === max ? 'about ' : ''}${shortSpan(min, max)}`;
}

/** The latest moment after the payment that is promised, in minutes; undefined where none can be told. */
export function latestStart(rule: StartRule | null): number | undefined {
  return rule && 'minutes' in rule ? rule.minutes[1] : undefined;
}

/** As the wire has it. */
export function startWire(rule: StartRule | null) {
  const minutes = rule && 'minutes' in rule ? rule.minutes : undefined;
  return {
    start_kind: kindOf(rule),
    start_min_minutes: minutes?.[0] ?? null,
    start_max_minutes: minutes?.[1] ?? null,
    start_slots: rule && 'weekly' in rule ? rule.weekly.map((slot) => ({ ...slot, zone: rule.zone })) : [],
  };
}

function kindOf(rule: StartRule | null): 'on_demand' | 'run' | 'weekly' | 'appointment' {
  if (!rule || 'appointment' in rule) return 'appointment';
  if ('run' in rule) return 'run';
  return 'weekly' in rule ? 'weekly' : 'on_demand';
}
