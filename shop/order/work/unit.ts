import type { Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { stepsOf } from '#shop/product/option/range.ts';

/** A unit that differs from the others, with its share of the price; only the proportions of shares count. */
export type UnitStep = { name: string; weight: number };

/** The unit in which the work of a line is counted. */
export type Units = {
  /** In the plural: `Levels`, `Bosses`, `Wins`. */
  name: string;
  /** For all pieces together. */
  total: number;
  /** For one piece, in the order of the work; null if all units are alike. */
  steps: UnitStep[] | null;
  /** False if the configuration has nothing to count, so that only the pieces are. */
  isFixed: boolean;
};

const COUNTED = /^(?:how many )?(bosses|wins|runs|keys|hours|games|matches|pieces|lessons|rounds|kills|clears)\b/i;
const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBERS = new Map(WORDS.split(' ').map((word, at) => [word, at + 1]));
const NUMBER = new RegExp(String.raw`\b(\d{1,4}|${WORDS.replaceAll(' ', '|')})\b`, 'i');

/**
 * The steps of a range, the number of an amount, the chosen bosses or tracks, a chosen number; otherwise the pieces.
 */
export function unitsOf(offer: Offer, choices: Choice[], quantity: number): Units {
  const ranges = choices.filter(({ option }) => option.type === 'range');
  const [range] = ranges;
  if (range) {
    const steps = ranges.flatMap(({ option, text }) => stepsOf(option, text));
    return listed(nameOfSteps(range.option, steps), steps, offer, quantity);
  }
  const amount = choices.find(({ option }) => option.type === 'amount');
  if (amount) return alike(amount.option.name, Number(amount.text), quantity);
  const ticked = choices.find(({ option, values }) => option.type === 'checkbox' && option.required && values.length);
  if (ticked) return listed(ticked.option.name, ticked.values, offer, quantity);
  for (const { option, values } of choices) {
    const [, name] = COUNTED.exec(option.name) ?? [];
    const count = name && values.length === 1 ? numberIn(values[0]?.name ?? '') : undefined;
    if (name && count) return alike(capital(name), count, quantity);
  }
  return { ...alike('Units', 1, quantity), isFixed: false };
}

function alike(name: string, count: number, quantity: number): Units {
  return { name, total: Math.min(count * quantity, Number.MAX_SAFE_INTEGER), steps: null, isFixed: true };
}

function listed(name: string, values: OfferValue[], offer: Offer, quantity: number): Units {
  const steps = values.map((value) => ({ name: value.name, weight: weightOf(value, offer) }));
  return { name, total: Math.max(1, steps.length) * quantity, steps: steps.length ? steps : null, isFixed: true };
}

// A step with a negative price has no share.
function weightOf({ priceMicros, basisPoints }: OfferValue, offer: Offer): number {
  const micros = basisPoints === 0 ? priceMicros : Math.round((offer.priceMicros * basisPoints) / 10_000);
  return Math.max(0, micros);
}

/** `Levels` for Level 1, Level 2, Level 3; `Steps` if a step is more than one of them. */
function nameOfSteps(option: OfferOption, steps: OfferValue[]): string {
  if (/\bboss/i.test(option.name)) return 'Bosses';
  const parsed = steps.map(({ name }) => /^(\p{Lu}\p{Ll}+) (\d+)$/u.exec(name));
  const [word] = parsed.map((match) => match?.[1]);
  const isEven = parsed.every((match, at) => {
    const before = parsed[at - 1];
    return match?.[1] === word && (!before || Math.abs(Number(match?.[2]) - Number(before[2])) === 1);
  });
  return word && isEven ? `${word}s` : 'Steps';
}

function numberIn(text: string): number | undefined {
  const [found = ''] = NUMBER.exec(text) ?? [];
  return NUMBERS.get(found.toLowerCase()) ?? (Number(found) || undefined);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
