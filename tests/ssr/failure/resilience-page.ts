import { FAULTS, TIME_OUT } from './faults.ts';

/**
 * What one page shows while one of its calls does not answer as it should. `waits`, of a call that times out:
 * whether the first byte comes only after that.
 */
export type Cell = { page: string; call: string; fault: string; shown: string; waits: boolean };

/** Measured by the command; the test keeps them. */
const TIMES = '\n## When the parts come';

const HEAD = `# What a page shows when a call fails

Written by \`npm run resilience\`, which asks every page with nothing cached while one of its calls to the shop fails; \`tests/ssr/failure/resilience.test.ts\` checks the table.

- \`page\`: the page, with everything that does not come from this call.
- \`section fails\`: 200; the section of this call says "No data available!" with a link to try again.
- \`left out\`: 200; the part is missing without a word, as nothing on the page leads to it.
- \`503\`: the call decides what the page is. The error page says so, with \`Retry-After\`.

The first byte comes \`at once\` where the page does not wait for the call: after its other calls and 30 ms for the sections (\`SHELL_WAIT_MS\`). Where it comes \`after\` the call, that is after its answer or failure, and never later than the call's deadline: 2.3 s for reads. An answer after 3 or 30 s is therefore a time-out; the last column is of one after 1 s.

A page with a failed section is never cached. Where an older cached page exists, or older responses, those are shown as long as they may be ([decision 75](decisions/0075-stale-data-by-section.md)). Cart, checkout and order are never cached, and never made of a kept answer.
`;

/** The document with its times replaced. */
export function withTimes(markdown: string, times: string): string {
  return `${markdown.split(TIMES)[0]}${TIMES}\n${times}`;
}

/** The Markdown document, with rows in the order of the pages; `before` is the present one. */
export function resiliencePage(pages: string[], cells: Cell[], before: string): string {
  const faults = FAULTS.map(([fault]) => fault);
  const rows = pages.flatMap((page) => {
    const own = cells.filter((cell) => cell.page === page);
    const calls = [...new Set(own.map(({ call }) => call))].sort();
    const shown = (call: string, fault: string) =>
      own.find((cell) => cell.call === call && cell.fault === fault)?.shown ?? '';
    const byte = (call: string) => (own.some((cell) => cell.call === call && cell.waits) ? 'after' : 'at once');
    return calls.map((call) => [page, `\`${call}\``, byte(call), ...faults.map((fault) => shown(call, fault))]);
  });
  const times = before.includes(TIMES) ? before.slice(before.indexOf(TIMES)) : '';
  return `${HEAD}\n${tableOf(['page', 'call', 'first byte', ...faults], rows)}${times}`;
}

/** The cells of the present document; none when there is none. */
export function cellsIn(markdown: string): Cell[] {
  return (markdown.split(TIMES)[0] ?? '').split('\n').flatMap((line) => {
    const [page, call = '', byte, ...shown] = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim());
    if (!page || !call.startsWith('`')) return [];
    const waits = (fault: string) => fault === TIME_OUT && byte === 'after';
    return FAULTS.map(([fault], at) => ({
      page,
      call: call.slice(1, -1),
      fault,
      shown: shown[at] ?? '',
      waits: waits(fault),
    }));
  });
}

export function tableOf(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n');
}
