import { Icon } from '#client/ui/Icon.tsx';
import { pagerEntries } from './pager-entries.ts';
import styles from './Pager.module.css';

type Props = {
  page: number;
  last: number;
  /** Address of a page of the list. */
  to(page: number): string;
};

export function Pager({ page, last, to }: Props) {
  if (last <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of this list">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" aria-label="Previous page">
          <Icon name="left" />
        </a>
      )}
      {pagerEntries(page, last).map((entry, i) =>
        entry === 'gap' ? (
          <span key={`gap-${i}`}>…</span>
        ) : (
          <a
            key={entry}
            href={to(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={entry === page ? styles.current : undefined}
          >
            {entry}
          </a>
        ),
      )}
      {page < last && (
        <a href={to(page + 1)} rel="next" aria-label="Next page">
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
