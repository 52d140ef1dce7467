import type { Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import { type Choice, chosen, typed } from '#shop/product/option/choice.ts';
import { misfitOf } from './side.ts';
import { availableValues, isAsked } from '#shop/product/option/condition.ts';

/** The fields of a run that may answer options of its product. */
export type RunFacts = {
  startsAt: Date;
  region: 'us' | 'eu';
  faction: 'alliance' | 'horde' | null;
  difficulty: string;
  loot: string;
};

/** An option's name, and its default as in the catalogue: keys of values, or the text. */
export type OptionFacts = { key: string; default_value: string };

/**
 * Booking a run answers many options of its product: region, side, difficulty, evening. The
 * others have the product's defaults.
 */
export type Preset = {
  choices: Choice[];
  /** Whether the buyer has nothing left to choose. */
  complete: boolean;
  /** Options to which the run admits no other answer. */
  decided: number[];
};

/** The weekday in the time zone of a region's players. */
const DAYS = { us: dayIn('America/New_York'), eu: dayIn('Europe/Paris') };

/** `facts` are those of the offer's options, in the same order. */
export function presetOf({ options }: Offer, facts: readonly OptionFacts[], run: RunFacts): Preset {
  const made = new Map<number, Choice>();
  let complete = true;
  for (const [at, option] of options.entries()) {
    if (!isAsked(option, made)) continue;
    const choice = choiceOf(option, availableValues(option, made), facts[at], run);
    if (choice) made.set(option.id, choice);
    else complete &&= !option.required;
  }
  const decided = options.flatMap((option) => (isDecided(option, run) ? [option.id] : []));
  return { choices: [...made.values()], complete, decided };
}

/** Whether a seat with another answer is refused. */
function isDecided(option: OfferOption, run: RunFacts): boolean {
  return option.values.some((value) => misfitOf(run, [chosen(option, [value])]) !== undefined);
}

/** Runs of a product with the same text have the same preset: it repeats every week, except for the day. */
export function presetKey({ options }: Offer, run: RunFacts): string {
  const day = options.some(({ type }) => type === 'date') ? dateOf(run) : '';
  return [run.region, run.faction, run.difficulty, run.loot, day].join('\n');
}

function choiceOf(
  option: OfferOption,
  available: OfferValue[],
  facts: OptionFacts | undefined,
  run: RunFacts,
): Choice | undefined {
  const preselected = facts?.default_value ?? '';
  if (option.values.length === 0 || option.type === 'range') {
    const text = option.type === 'date' && option.required ? dateOf(run) : preselected;
    return text === '' ? undefined : typed(option, text);
  }
  const ofRun = available.find((value) => isOfRun(value, option, facts?.key, run));
  const values = ofRun ? [ofRun] : available.filter(({ key }) => preselected.split(',').includes(key));
  return values.length > 0 ? chosen(option, values) : undefined;
}

/** Whether the run itself implies this value. */
function isOfRun(value: OfferValue, { type }: OfferOption, key: string | undefined, run: RunFacts): boolean {
  if (key === 'region') return value.key === run.region;
  if (type === 'faction') return value.key === run.faction;
  const isChoice = type === 'radio' || type === 'select';
  return isChoice && [run.difficulty, run.loot].some((said) => said.toLowerCase() === value.name.toLowerCase());
}

function dateOf({ startsAt, region }: RunFacts): string {
  return DAYS[region].format(startsAt);
}

function dayIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
}
