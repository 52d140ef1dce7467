import type { Published } from './publish.ts';
import type { Release } from './store.ts';
import { summaryLines } from './summary.ts';

/** The changes of a release, in lines for its publisher. */
export function publishedLines({ number, isNew, summary, left }: Published): string[] {
  const closed = [...left].map(([slug, reason]) => `${slug} is not for sale: ${reason}`);
  if (!isNew) return [...closed, `Nothing has changed: release ${number} stays on sale.`];
  return [...closed, `Release ${number} is on sale.`, ...summaryLines(summary)];
}

/** One line of the list of releases. */
export function releaseLine({ number, published_at: at, author, source, restores, note, summary }: Release): string {
  const what = restores === null ? source : `${source}, content of ${restores}`;
  const kinds = Object.entries(summary.counts).map(
    ([kind, { added, changed, removed }]) => `${kind} +${added} ~${changed} -${removed}`,
  );
  const changes = [...kinds, ...(summary.prices > 0 ? [`prices ~${summary.prices}`] : [])].join(', ') || 'no change';
  return [`${number}`, at.toISOString(), author, what, changes, ...(note ? [note] : [])].join('  ');
}
