import { FAULTS } from './faults.ts';

/** What one page shows while one of its calls does not answer as it should. */
export type Cell = { page: string; call: string; fault: string; shown: string };

const HEAD = `# What a page shows when a call fails

Written by \`node scripts/bootstrap.mjs test -- -u tests/ssr/resilience.test.ts\`, which asks every page with nothing cached while one of its calls to the shop fails, and checked by the same test.

- \`page\`: the page, with everything that does not come from this call.
- \`section fails\`: 200; the section of this call says "No data available!" with a link to try again.
- \`left out\`: 200; the part is missing without a word, as nothing on the page leads to it.
- \`503\`: the call decides what the page is. The error page says so, with \`Retry-After\`.

A page with a failed section is never cached, and where an older cached page exists that is sent instead, a text page of any age. Cart, checkout and order are never cached, and never made of a kept answer. "Slow" answers after half a second; a call that takes longer than its deadline (2.3 s for reads) is a time-out.
`;

/** The Markdown page, rows in the order of the pages. */
export function resiliencePage(pages: string[], cells: Cell[]): string {
  const faults = FAULTS.map(([fault]) => fault);
  const rows = pages.flatMap((page) => {
    const own = cells.filter((cell) => cell.page === page);
    const calls = [...new Set(own.map(({ call }) => call))].sort();
    const shown = (call: string, fault: string) =>
      own.find((cell) => cell.call === call && cell.fault === fault)?.shown ?? '';
    return calls.map((call) => [page, `\`${call}\``, ...faults.map((fault) => shown(call, fault))]);
  });
  return `${HEAD}\n${tableOf(['page', 'call', ...faults], rows)}`;
}

/** The cells of the page as it stands; none when there is none yet. */
export function cellsIn(markdown: string): Cell[] {
  return markdown.split('\n').flatMap((line) => {
    const [page, call = '', ...shown] = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim());
    if (!page || !call.startsWith('`')) return [];
    return FAULTS.map(([fault], at) => ({ page, call: call.slice(1, -1), fault, shown: shown[at] ?? '' }));
  });
}

function tableOf(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n');
}
