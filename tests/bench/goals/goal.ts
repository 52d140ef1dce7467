/** One figure beside its goal. `isMet` is undefined for what is only reported, such as a floor. */
export type Figure = { id: string; what: string; goal: string; figure: string; isMet: boolean | undefined };

export function atMost(id: string, what: string, value: number, limit: number, unit = ''): Figure {
  return {
    id,
    what,
    goal: `≤ ${rounded(limit)}${unit}`,
    figure: `${rounded(value)}${unit}`,
    isMet: value <= limit,
  };
}

export function atLeast(id: string, what: string, value: number, limit: number, unit = ''): Figure {
  return {
    id,
    what,
    goal: `≥ ${rounded(limit)}${unit}`,
    figure: `${rounded(value)}${unit}`,
    isMet: value >= limit,
  };
}

export function told(id: string, what: string, figure: string): Figure {
  return { id, what, goal: '', figure, isMet: undefined };
}

/** Three significant digits are more than a busy machine repeats. */
export function rounded(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Number(value.toPrecision(3)).toString();
}

const HEAD = ['', 'what', 'goal', 'measured', ''];

/** A Markdown table, which a terminal shows as well. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ id, what, goal, figure, isMet }) => [
    id,
    what,
    goal,
    isMet === false ? `**${figure}**` : figure,
    isMet === undefined ? '' : isMet ? 'met' : '**missed**',
  ]);
  const widths = HEAD.map((name, column) => Math.max(3, name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
