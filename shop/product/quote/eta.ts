import type { Eta, EtaChange, Minutes, Offer } from './offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { stepsOf } from '#shop/product/option/range.ts';
import { shortSpan } from './span.ts';

const MINUTES = new Map([
  ['minute', 1],
  ['hour', 60],
  ['day', 24 * 60],
  ['week', 7 * 24 * 60],
]);

/**
 * How long a configuration takes: additions of its choices come first, then their factors. The catalogue's own words
 * stay if no choice changes them, or if they name no time.
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

/** `2 hours`, `1 to 4 days`, `1.5 hours`; null for words that name no time or more than one. */
export function minutesOf(words: string): Minutes | null {
  const [, from, to, unit] = /^(\d+(?:\.\d)?)(?: to (\d+(?:\.\d)?))? (minute|hour|day|week)s?$/.exec(words) ?? [];
  const size = unit && MINUTES.get(unit);
  if (!from || !size) return null;
  const min = Math.round(Number(from) * size);
  const max = Math.round(Number(to ?? from) * size);
  return min <= max ? { min, max } : null;
}

/** The reverse, in the one form that times are written in. */
export function etaWords({ min, max }: Minutes): string {
  return shortSpan(min, max);
}

/** Words of the catalogue in the same form: `1 hour each` becomes `1 h each`, `2 to 3 hours` `2–3 h`. */
export function shortWords(words: string): string {
  return words
    .replace(/(\d) to (\d)/g, '$1–$2')
    .replace(/ minutes?\b/g, ' min')
    .replace(/ hours?\b/g, ' h');
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
