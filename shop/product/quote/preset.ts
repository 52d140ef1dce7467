import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from '#shop/product/list/card-store.ts';
import type { PlannedRun } from '#shop/product/list/next-run-store.ts';
import { cheapestChoices } from './cheapest.ts';
import { keptByOffer } from '#shop/product/wire/kept-by-offer.ts';
import { complete } from './complete.ts';
import { configure } from './configure.ts';
import { ANSWERED_BY, type OfferOption } from './offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { readRange } from '#shop/product/option/range.ts';
import { quoteWire } from './quote-wire.ts';
import { defaultOf } from '#shop/product/wire/wire-option.ts';

/**
 * The price of the preselected configuration, and what the lowest price is for.
 *
 * @param runs in the future: the page starts with one of them.
 */
export function presetWire(card: Card, exchange: Exchange, now: Date, runs: readonly PlannedRun[]) {
  const said = namesOf(runs);
  return kept(card.offer, { exchange, now, other: [...said].join() }, () => workOut(card, exchange, now, said));
}

const kept = keptByOffer<ReturnType<typeof workOut>>();

function workOut(card: Card, exchange: Exchange, now: Date, said: ReadonlySet<string>) {
  const { offer } = card;
  const preset = complete(offer, configure(offer, defaultsOf(card)), exchange.rate);
  const price = quoteWire(offer, preset, offer.minimum, { ...exchange, now });
  const others = preset.choices.filter(({ option }) => !isOfRun(option, said));
  return { preset: price, from_choices: differences(cheapestChoices(offer, exchange.rate), others) };
}

function namesOf(runs: readonly PlannedRun[]): ReadonlySet<string> {
  return new Set(runs.flatMap(({ difficulty, loot }) => [difficulty.toLowerCase(), loot.toLowerCase()]).sort());
}

/** Whether a run may have another answer to the option than the product's default. */
function isOfRun({ values }: OfferOption, said: ReadonlySet<string>): boolean {
  return values.some(({ name }) => said.has(name.toLowerCase()));
}

/** The default of an option that does not apply is rejected, which counts as no answer. */
function defaultsOf({ options }: Card): Record<string, string | string[]> {
  const entries = options.map((option): [string, string | string[]] => {
    const answer = defaultOf(option);
    return [String(option.id), option.type === 'checkbox' ? answer.split(',') : answer];
  });
  return Object.fromEntries(entries);
}

/** How the cheapest configuration differs, in words. */
function differences(cheapest: Choice[], presets: Choice[]): string[] {
  const preset = new Map(presets.map((choice) => [choice.option.id, wordsOf(choice)]));
  return cheapest.flatMap((choice) => {
    const words = wordsOf(choice);
    return words === '' || words === preset.get(choice.option.id) ? [] : [words];
  });
}

function wordsOf({ option, values, text, shown }: Choice): string {
  if (ANSWERED_BY[option.type] === 'text') return '';
  if (option.type === 'range') {
    const range = readRange(option, text);
    return 'shown' in range ? range.shown : '';
  }
  if (option.amount?.unit) return `${shown} ${option.amount.unit}`;
  return values.length > 0 ? values.map(({ name }) => name).join(', ') : `${option.name} ${shown}`;
}
