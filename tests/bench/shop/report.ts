import type { Measured } from './measure.ts';

export type Row = Measured & { engine: string; products: number };

/** A table with a row for each operation and engine, and three columns for each size of the catalogue. */
export function tableOf(rows: Row[]): string {
  const sizes = [...new Set(rows.map((row) => row.products))];
  const kinds = [...new Set(rows.map((row) => `${row.operation}|${row.engine}`))];
  const head = [
    'operation',
    'engine',
    ...sizes.flatMap((size) => [`${size.toLocaleString('en')}: op/s`, 'p50', 'p99']),
  ];
  const lines = kinds.map((kind) => {
    const of = rows.filter((row) => `${row.operation}|${row.engine}` === kind);
    const figures = sizes.flatMap((size) => {
      const row = of.find((one) => one.products === size);
      return row ? [row.perSecond.toFixed(0), milliseconds(row.p50Ms), milliseconds(row.p99Ms)] : ['', '', ''];
    });
    return [...kind.split('|'), ...figures];
  });
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
  return [print(head), widths.map((width) => '-'.repeat(width)), ...lines.map(print)]
    .map((cells) => cells.join('  '))
    .join('\n');
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}
