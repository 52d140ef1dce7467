import { grouped } from '#client/ui/grouped.ts';

export type Step = { key: string; name: string };

/** Indices of two steps, the lower first. */
export type Ends = [from: number, to: number];

/** Indices of both ends of `from-to`; undefined if it is not a range of these steps. */
export function endsOf(steps: readonly Step[], value: string): Ends | undefined {
  const [from = -1, to = -1, ...more] = value.split('-').map((key) => steps.findIndex((step) => step.key === key));
  return more.length === 0 && from >= 0 && to > from ? [from, to] : undefined;
}

/** Whether a step can be typed: its key is a number. */
export function isNumbered(steps: readonly Step[]): boolean {
  return steps.every(({ key }) => /^\d+$/.test(key));
}

/** The difference between neighbouring numbers; 1 if it varies. */
export function stepBetween(steps: readonly Step[]): number {
  const [first, second] = steps.map(({ key }) => Number(key));
  const step = first !== undefined && second !== undefined ? second - first : 1;
  const isEven = steps.every(({ key }, at) => Number(key) === (first ?? 0) + at * step);
  return isEven ? step : 1;
}

/** `0 to 2,400, in steps of 100`. */
export function limitsOf(steps: readonly Step[]): string {
  const step = stepBetween(steps);
  const limits = `${grouped(Number(steps[0]?.key))} to ${grouped(Number(steps.at(-1)?.key))}`;
  return step === 1 ? limits : `${limits}, in steps of ${grouped(step)}`;
}

/** The steps nearest to two typed numbers, in either order; undefined while one is missing. */
export function settledEnds(steps: readonly Step[], typed: readonly string[]): Ends | undefined {
  if (typed.some((text) => text === '')) return undefined;
  const [from = 0, to = 0] = typed.map((text) => nearest(steps, Number(text))).sort((one, other) => one - other);
  return movedRange([from, to], 'to', Math.max(to, from + 1), steps.length - 1);
}

function nearest(steps: readonly Step[], typed: number): number {
  const away = steps.map(({ key }) => Math.abs(Number(key) - typed));
  return away.indexOf(Math.min(...away));
}

/** Words that both names begin with appear once: `80–90` for `Level 80` and `Level 90`, `Silver 1 – Gold 1`. */
export function shortSpan(steps: readonly Step[], [from, to]: Ends): string {
  const names = steps.map(({ name }) => NUMBERED.exec(name)?.[1]);
  const word = names.every((name) => name === names[0]) ? names[0] : undefined;
  const [low = '', high = ''] = [from, to].map((at) => steps[at]?.name.slice(word?.length ?? 0) ?? '');
  return word || isNumbered(steps) ? `${low}–${high}` : `${low} – ${high}`;
}

/** The unit of a price list: `per level`, `per 100`, `per step` if there are no numbers. */
export function unitOf(steps: readonly Step[]): string {
  if (!isNumbered(steps)) return 'per step';
  const step = stepBetween(steps);
  if (step > 1) return `per ${grouped(step)}`;
  const word = NUMBERED.exec(steps[0]?.name ?? '')?.[1]
    ?.trim()
    .toLowerCase();
  const isEven = Number(steps.at(-1)?.key) - Number(steps[0]?.key) === steps.length - 1;
  return word && isEven ? `per ${word}` : 'per step';
}

/** `Level 80 to 90`: the word before two numbers appears once. */
export function rangeWords(from: string, to: string): string {
  const word = NUMBERED.exec(from)?.[1];
  return `${from} to ${word && word === NUMBERED.exec(to)?.[1] ? to.slice(word.length) : to}`;
}

const NUMBERED = /^(.+ )[\d.,]+$/;

/** Moves one end; the other moves away if needed, so that there is always a step between them. */
export function movedRange([from, to]: Ends, end: 'from' | 'to', at: number, last: number): Ends {
  if (end === 'from') {
    const next = Math.min(Math.max(at, 0), last - 1);
    return [next, Math.max(to, next + 1)];
  }
  const next = Math.max(Math.min(at, last), 1);
  return [Math.min(from, next - 1), next];
}
