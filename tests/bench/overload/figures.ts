/** One line of the table: what is wanted, and what was measured. */
export type Goal = { goal: string; figure: string; met: boolean };

/** The value that this share of them does not exceed; NaN for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export function inMs(value: number): string {
  return `${Math.round(value)} ms`;
}

export function table(title: string, goals: readonly Goal[]): string {
  const width = Math.max(...goals.map(({ goal }) => goal.length));
  const rows = goals.map(({ goal, figure, met }) => `  ${goal.padEnd(width)} | ${figure}${met ? '' : '  MISSED'}`);
  return [title, ...rows, ''].join('\n');
}
