import type { OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import { typed, type Choice, type Issue } from './choice.ts';

/** Reads `from-to`, two keys of the option's steps, the first one lower. */
export function readRange(option: OfferOption, answer: unknown): Choice | Issue {
  if (typeof answer !== 'string') return noSteps(option);
  const text = answer.trim();
  const ends = endsOf(option, text);
  if (!ends) return noSteps(option);
  const [from, to] = ends;
  if (from >= to) return { code: 'invalid_field', message: `${option.name} must end above where it starts!` };
  return typed(option, text, rangeWords(option.values[from]?.name ?? '', option.values[to]?.name ?? ''));
}

function noSteps({ name, values }: OfferOption): Issue {
  const [first, last] = [values[0]?.name, values.at(-1)?.name];
  return { code: 'invalid_field', message: `Choose two steps of ${name}, from ${first} to ${last}` };
}

/** `Rating 1000 – 1600`: the word before two numbers appears once. */
function rangeWords(from: string, to: string): string {
  const word = NUMBERED.exec(from)?.[1];
  const isSame = word !== undefined && word === NUMBERED.exec(to)?.[1];
  return `${from} – ${isSame ? to.slice(word.length) : to}`;
}

const NUMBERED = /^(.+ )[\d.,]+$/;

/** The steps of the range: all after `from`, up to and including `to`. */
export function stepsOf(option: OfferOption, text: string): OfferValue[] {
  const ends = endsOf(option, text);
  return ends ? option.values.slice(ends[0] + 1, ends[1] + 1) : [];
}

// No step's key contains a hyphen: the catalogue's check ensures it.
function endsOf(option: OfferOption, text: string): [number, number] | undefined {
  const keys = text.split('-');
  const [from = -1, to = -1] = keys.map((key) => option.values.findIndex((step) => step.key === key));
  return keys.length === 2 && from >= 0 && to >= 0 ? [from, to] : undefined;
}
