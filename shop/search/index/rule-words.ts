import type { RuleTerm } from '#shop/search/match/matching.ts';
import { type NumberRule, ruleOf, unitOf, unitSoldIn } from '#shop/search/mention/number-rule.ts';
import { formsOf } from '#shop/search/word/word-forms.ts';
import { wordsIn } from '#shop/search/word/words.ts';
import type { InvertedIndex } from './search-index.ts';
import type { SourceProduct } from './source-store.ts';

/** The highest rating that a search may name, in steps of the product. */
const MAX_RATING_STEPS = 100;

/** The numbers that a product accepts, in its options and as its quantity. */
export function rulesOf({ name, label, minimum, maximum, options }: SourceProduct): NumberRule[] {
  const rules = options.flatMap((option) => ruleOf(option) ?? []);
  const words = () => wordsIn(name).flatMap(formsOf);
  if (minimum > 1) {
    const [least, most] = [minimum, maximum ?? Number.MAX_SAFE_INTEGER];
    rules.push({ kind: 'amount', least, most, step: 1, unit: unitOf(label), words: words() });
  }
  const perUnit = unitSoldIn(label);
  if (perUnit !== undefined) {
    // Shoppers type the rating they have or want, not a number of steps.
    rules.push({ kind: 'amount', least: 1, most: MAX_RATING_STEPS, step: 1, unit: perUnit, words: words() });
  }
  return rules;
}

/** Gives each rule a word of its own in the index; products with equal rules share it. */
export class RuleWords {
  readonly #byText = new Map<string, { word: string; rule: NumberRule }>();

  wordOf(rule: NumberRule): string {
    const text = JSON.stringify(rule);
    const known = this.#byText.get(text) ?? { word: `\u0000rule ${this.#byText.size}`, rule };
    this.#byText.set(text, known);
    return known.word;
  }

  termsIn({ vocabulary }: InvertedIndex): RuleTerm[] {
    return [...this.#byText.values()].flatMap(({ word, rule }) => {
      const term = vocabulary.get(word);
      return term === undefined ? [] : [{ term, rule }];
    });
  }
}
