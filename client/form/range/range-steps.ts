export type Step = { key: string; name: string };

const MAX_TICKS = 12;
const LONG_TICK = 3;
const LONG_TICKS = 5;

/** Indices of both ends of `from-to`; undefined when that is no range of these steps. */
export function endsOf(steps: readonly Step[], value: string): [number, number] | undefined {
  const [from = -1, to = -1, ...more] = value.split('-').map((key) => steps.findIndex((step) => step.key === key));
  return more.length === 0 && from >= 0 && to > from ? [from, to] : undefined;
}

/** What is written under a slider: every step, or a few of them evenly spread. */
export function ticksOf(steps: readonly Step[]): { at: number; label: string }[] {
  const labels = shortNames(steps.map(({ name }) => name));
  const longest = Math.max(...labels.map((label) => label.length));
  const most = longest > LONG_TICK ? LONG_TICKS : MAX_TICKS;
  const last = steps.length - 1;
  const count = steps.length <= most ? steps.length : LONG_TICKS;
  return Array.from({ length: count }, (_, i) => {
    const at = Math.round((i * last) / (count - 1));
    return { at, label: labels[at] ?? '' };
  });
}

/** Without the first word where all share it: `Level 10`, `Level 11` become `10`, `11`. */
function shortNames(names: readonly string[]): string[] {
  const [first = ''] = names;
  const word = first.slice(0, first.indexOf(' ') + 1);
  return word && names.every((name) => name.startsWith(word))
    ? names.map((name) => name.slice(word.length))
    : [...names];
}

/** `Level 80 to 90`: the word before two numbers is said once. */
export function rangeWords(from: string, to: string): string {
  const word = NUMBERED.exec(from)?.[1];
  return `${from} to ${word && word === NUMBERED.exec(to)?.[1] ? to.slice(word.length) : to}`;
}

const NUMBERED = /^(.+ )[\d.,]+$/;

/** Moves one end; the other gives way, so that there is always a step between them. */
export function movedRange(
  [from, to]: [number, number],
  end: 'from' | 'to',
  at: number,
  last: number,
): [number, number] {
  if (end === 'from') {
    const next = Math.min(Math.max(at, 0), last - 1);
    return [next, Math.max(to, next + 1)];
  }
  const next = Math.max(Math.min(at, last), 1);
  return [Math.min(from, next - 1), next];
}
