import { searchPath } from '#client/app/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './SearchPager.module.css';

/** One back, one on: results past the first page are seldom looked for by number. */
export function SearchPager({ query, page, last }: { query: string; page: number; last: number }) {
  if (last <= 1) return null;
  const to = (wanted: number) => searchPath(query) + (wanted > 1 ? `?page=${wanted}` : '');
  return (
    <nav className={styles.pager} aria-label="Pages of results">
      {page > 1 && (
        <Button variant="line" href={to(page - 1)} rel="prev">
          <Icon name="left" size="s" />
          Previous
        </Button>
      )}
      <span className="muted">
        Page {page} of {last}
      </span>
      {page < last && (
        <Button variant="line" href={to(page + 1)} rel="next">
          Next
          <Icon name="right" size="s" />
        </Button>
      )}
    </nav>
  );
}
