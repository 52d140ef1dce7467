import { Icon } from '#client/ui/Icon.tsx';
import { type ListQuery, listPath, pagerEntries } from './list-query.ts';
import styles from './Pager.module.css';

export function Pager({ path, query, last }: { path: string; query: ListQuery; last: number }) {
  if (last <= 1) return null;
  const to = (page: number) => listPath(path, { ...query, page });
  return (
    <nav className={styles.pages} aria-label="Pages of this list">
      {query.page > 1 && (
        <a href={to(query.page - 1)} rel="prev" aria-label="Previous page">
          <Icon name="left" />
        </a>
      )}
      {pagerEntries(query.page, last).map((entry, i) =>
        entry === 'gap' ? (
          <span key={`gap-${i}`}>…</span>
        ) : (
          <a
            key={entry}
            href={to(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === query.page ? 'page' : undefined}
            className={entry === query.page ? styles.current : undefined}
          >
            {entry}
          </a>
        ),
      )}
      {query.page < last && (
        <a href={to(query.page + 1)} rel="next" aria-label="Next page">
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
