import { useCallback, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMenu } from '#client/site/site.ts';
import { readQuery } from '#client/search/search-query.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { BeforeTyping } from './BeforeTyping.tsx';
import { localMatches } from './local-matches.ts';
import { LocalRows } from './row/LocalRows.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchResults } from './SearchResults.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSearch } from './use-search.ts';
import { searchStatus } from './search-status.ts';
import styles from './SearchPanel.module.css';

type Props = {
  /** Where the results are shown when they do not float below the field. */
  into?: Element | null;
};

/**
 * Inside a search form: turns its field into a combobox. The list shows recent and popular searches, then matching
 * games and categories at once, then the shop's results.
 */
export function SearchPanel({ into }: Props) {
  const listId = useId();
  const { state, typed, hasText, setHasText, found, local, type, stop } = useTyped();
  // A page of results has its words in the field already, which nobody has just typed. Without any result yet, and
  // without a matching game or category, the suggestions that need none stay.
  const isBefore = (typed === '' && !hasText) || (!found && local.length === 0);
  const rows = isBefore ? 'before' : `${found ? 'found' : 'local'} ${typed}`;
  const { anchor, isOpen, clear } = useCombobox({
    listId,
    rows,
    stays: into != null,
    type,
    onText: setHasText,
    stop,
    onFollow: rememberSearch,
  });
  const status = searchStatus(state);
  const panel = isOpen && (
    // The focus stays in the field, also when a row is pressed.
    <div
      role="presentation"
      className={into ? styles.inPlace : styles.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.failed && <p className={styles.message}>{status.text}</p>}
      {isBefore && <BeforeTyping id={listId} />}
      {!isBefore && found && <SearchResults id={listId} found={found} />}
      {!isBefore && !found && <LocalRows id={listId} matches={local} query={typed} />}
    </div>
  );
  return (
    <>
      <span ref={anchor} role="status" className={status.isQuiet ? 'sr' : styles.status}>
        {status.text}
      </span>
      {hasText && <ClearSearch onClick={clear} />}
      {into ? createPortal(panel, into) : panel}
    </>
  );
}

function ClearSearch({ onClick }: { onClick(): void }) {
  return (
    <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClick}>
      <Icon name="x" size="s" />
    </button>
  );
}

/** The typed text, and its matches: local ones at once, the shop's a moment later. */
function useTyped() {
  const games = useMenu();
  const { state, type: ask, stop } = useSearch();
  const [typed, setTyped] = useState('');
  const [hasText, setHasText] = useState(false);
  const found = state.found?.query === typed ? state.found : null;
  const local = useMemo(() => localMatches(games, typed), [games, typed]);
  const type = useCallback(
    (text: string) => {
      setTyped(readQuery(text));
      setHasText(text !== '');
      ask(text);
    },
    [ask],
  );
  return { state, typed, hasText, setHasText, found, local, type, stop };
}
