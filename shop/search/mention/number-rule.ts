import { formsOf } from '#shop/search/word/word-forms.ts';
import { plainWords } from '#shop/search/word/plain-words.ts';
import { wordsIn } from '#shop/search/word/words.ts';

/** The numbers that an option or the quantity of a product accepts. Many products share one rule. */
export type NumberRule =
  /** Amounts in units of `unit`, such as thousands. */
  | { kind: 'amount'; least: number; most: number; step: number; unit: number; words: string[] }
  /** Steps in order, each as its number or the words of its name. */
  | { kind: 'steps'; steps: Step[]; words: string[] }
  /** Values whose names contain one or two numbers. */
  | { kind: 'choices'; choices: number[][]; words: string[] };

export type Step = { number: number | null; name: string[] };

export type RuledOption = {
  name: string;
  type: string;
  amount: { minimum: number; maximum: number; step: number; unit: string } | null;
  values: { name: string }[];
};

/** Undefined when the option accepts no numbers and has no steps. */
export function ruleOf({ name, type, amount, values }: RuledOption): NumberRule | undefined {
  const words = [...new Set(wordsIn(name).flatMap(formsOf))];
  if (amount) {
    const { minimum: least, maximum: most, step } = amount;
    return { kind: 'amount', least, most, step, unit: unitOf(`${name} ${amount.unit}`), words };
  }
  if (type === 'range') return { kind: 'steps', steps: values.map((value) => stepOf(value.name)), words };
  if (type !== 'select' && type !== 'radio') return undefined;
  const choices = values.map((value) => numbersIn(value.name));
  return choices.some((numbers) => numbers.length > 0) ? { kind: 'choices', choices, words } : undefined;
}

/** The step of a rating that a product with the label `Per 1,000 points` is sold in. */
export function unitSoldIn(label: string): number | undefined {
  const unit = /per ([\d,]+)/i.exec(label)?.[1];
  return unit === undefined ? undefined : Number(unit.replaceAll(',', ''));
}

/** The factor in a label such as `Million gold` or `By the thousand`. */
export function unitOf(text: string): number {
  const words = wordsIn(text);
  if (words.includes('trillion') || words.includes('trillions')) return 1e12;
  if (words.includes('million') || words.includes('millions')) return 1e6;
  if (words.includes('thousand') || words.includes('thousands')) return 1e3;
  return words.includes('hundred') ? 100 : 1;
}

function stepOf(name: string): Step {
  const numbers = numbersIn(name);
  const words = wordsIn(name);
  return {
    number: numbers.length > 0 ? (numbers.at(/^\d/.test(name) ? 0 : -1) ?? null) : null,
    // `Gold III` is Gold 3 as well.
    name: [...new Set([...words, ...plainWords(name)])],
  };
}

function numbersIn(name: string): number[] {
  return [...name.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/(?<![\p{L}\d.])\d+(?![\p{L}\d]*v\d)/gu)].map(
    ([digits]) => Number(digits),
  );
}
