export type Figure = { goal: string; figure: string; limit: string; isMet: boolean };

export function count(goal: string, value: number): Figure {
  return { goal, figure: String(value), limit: '0', isMet: value === 0 };
}

/** The longest of some times has to be within the limit. */
export function longest(goal: string, timesMs: number[], limitMs: number): Figure {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const text = (ms: number | undefined): string =>
    `${((ms ?? 0) / 1000).toFixed(ms !== undefined && ms < 200 ? 3 : 1)} s`;
  const figure = `median ${text(sorted[Math.floor(sorted.length / 2)])}, longest ${text(sorted.at(-1))}`;
  return { goal, figure, limit: text(limitMs), isMet: (sorted.at(-1) ?? Infinity) <= limitMs };
}

/** One line for each goal, and whether all of them are met. */
export function printFigures(figures: Figure[]): boolean {
  const width = Math.max(...figures.map(({ goal }) => goal.length));
  for (const { goal, figure, limit, isMet } of figures) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} | ${goal.padEnd(width)} | ${figure} (at most ${limit})`);
  }
  return figures.every(({ isMet }) => isMet);
}
