import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { QUERY_LIMIT_CHARACTERS, searchHome } from './search-query.ts';
import styles from './SearchForm.module.css';

type Props = {
  /** Distinguishes this field from others on the page. */
  label?: string;
  large?: boolean;
  className?: string | undefined;
  /** Called when the visitor is about to type. */
  onApproach?: () => void;
  /** What belongs to the field, after it. */
  children?: ReactNode;
};

/** Sends `?q=…` to the search page, which redirects to the address of the words. */
export function SearchForm({ label = 'Search services', large, className, onApproach, children }: Props) {
  const { query = '' } = useParams();
  return (
    <form
      role="search"
      aria-label={label}
      action={searchHome()}
      className={classes(styles.search, large && styles.large, className)}
    >
      <Icon name="search" />
      <input
        key={query}
        type="text"
        role="searchbox"
        name="q"
        aria-label={label}
        placeholder="Search a raid or rank"
        defaultValue={query}
        maxLength={QUERY_LIMIT_CHARACTERS}
        autoComplete="off"
        enterKeyHint="search"
        required
        onFocus={onApproach}
        onPointerEnter={onApproach}
      />
      {children}
      {large ? (
        <Button type="submit" variant="primary">
          Search
        </Button>
      ) : (
        <button type="submit" className={styles.go} aria-label="Search">
          <Icon name="right" size="s" />
        </button>
      )}
    </form>
  );
}
