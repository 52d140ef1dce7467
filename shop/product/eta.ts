import type { Eta, EtaChange, Minutes, Offer } from './offer.ts';
import type { Choice } from './option/choice.ts';
import { stepsOf } from './option/range.ts';

const MINUTES = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 } as const;
const UNITS = ['minute', 'hour', 'day'] as const;
/** A shorter time than this many of the next unit is told in this one: `90 minutes`, `36 hours`. */
const FEW = 2;

type Unit = keyof typeof MINUTES;

/**
 * How long a configuration takes: what its choices add comes first, then they scale the whole.
 * The catalogue's own words stay when no choice changes them, or when they tell no time.
 */
export function etaOf({ eta }: Offer, choices: Choice[]): Eta {
  const changes = choices.flatMap(changesOf);
  if (!eta.minutes || changes.length === 0) return eta;
  let { min, max } = eta.minutes;
  for (const { add } of changes) {
    min += add.min;
    max += add.max;
  }
  for (const { scaleThousandths } of changes) {
    min = Math.round((min * scaleThousandths) / 1000);
    max = Math.round((max * scaleThousandths) / 1000);
  }
  const minutes = { min: Math.max(0, min), max: Math.max(0, min, max) };
  return { words: etaWords(minutes), minutes };
}

/** `2 hours`, `1 to 4 days`, `1.5 hours`; null for words that tell no time or more than one. */
export function minutesOf(words: string): Minutes | null {
  const [, from, to, unit] = /^(\d+(?:\.\d)?)(?: to (\d+(?:\.\d)?))? (minute|hour|day|week)s?$/.exec(words) ?? [];
  if (!from || !unit) return null;
  const size = MINUTES[unit as Unit];
  const min = Math.round(Number(from) * size);
  const max = Math.round(Number(to ?? from) * size);
  return min <= max ? { min, max } : null;
}

/** The other way round; halves of an hour or a day are rounded outwards, so that the words promise no more. */
export function etaWords({ min, max }: Minutes): string {
  const last = counted(max, Math.ceil);
  const shortest = counted(min, Math.floor);
  // A round shorter time is told in the unit of the longer one: 60 to 90 minutes.
  const isFiner = MINUTES[last.unit] < MINUTES[shortest.unit];
  const first = isFiner ? { count: min / MINUTES[last.unit], unit: last.unit } : shortest;
  if (first.count === last.count && first.unit === last.unit) return told(last);
  return first.unit === last.unit ? `${first.count} to ${told(last)}` : `${told(first)} to ${told(last)}`;
}

type Counted = { count: number; unit: Unit };

function counted(minutes: number, round: (count: number) => number): Counted {
  const unit = UNITS.findLast((one) => minutes >= FEW * MINUTES[one] || (minutes > 0 && minutes % MINUTES[one] === 0));
  const size = MINUTES[unit ?? 'minute'];
  return { count: size === 1 ? minutes : round((minutes / size) * 2) / 2, unit: unit ?? 'minute' };
}

function told({ count, unit }: Counted): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function changesOf({ option, values, text }: Choice): EtaChange[] {
  const rule = option.amount?.eta;
  if (rule) {
    const times = Math.ceil(Number(text) / rule.units);
    return [{ add: { min: rule.add.min * times, max: rule.add.max * times }, scaleThousandths: 1000 }];
  }
  const taken = option.type === 'range' ? stepsOf(option, text) : values;
  return taken.flatMap(({ eta }) => eta ?? []);
}
