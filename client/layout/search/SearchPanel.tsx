import { useId } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#client/ui/Icon.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSearch } from './use-search.ts';
import { searchStatus } from './search-status.ts';
import styles from './SearchPanel.module.css';

type Props = {
  /** Where the results stand when they do not float below the field. */
  into?: Element | null;
};

/** Inside a search form: turns its field into a combobox whose list are the first services and categories found. */
export function SearchPanel({ into }: Props) {
  const listId = useId();
  const { state, type, stop } = useSearch();
  const { anchor, hasText, isOpen, clear } = useCombobox({
    listId,
    found: state.found,
    stays: into != null,
    type,
    stop,
  });
  const status = searchStatus(state);
  const results = isOpen && state.found && <SearchResults id={listId} found={state.found} floats={!into} />;
  return (
    <>
      <span ref={anchor} role="status" className={status.isQuiet ? 'sr' : styles.status}>
        {status.text}
      </span>
      {hasText && (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={clear}>
          <Icon name="x" size="s" />
        </button>
      )}
      {into ? createPortal(results, into) : results}
    </>
  );
}
