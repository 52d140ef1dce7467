import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchForm } from '#client/search/SearchForm.tsx';
import { Button } from '#client/ui/Button.tsx';
import { closeDialog } from '#client/ui/close-dialog.ts';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './SearchSheet.module.css';

/** The search on a phone: full screen, with the field on top. Navigating to a page closes it. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [results, setResults] = useState<HTMLDivElement | null>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    sheet.current?.showModal();
    sheet.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (shownKey.current !== key) sheet.current?.close();
  }, [key]);
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label="Search" onClose={onClose}>
      <div className={styles.head}>
        <SearchForm label="Search the shop" className={styles.field}>
          {results && <SearchPanel into={results} />}
        </SearchForm>
        <Button variant="ghost" onClick={() => closeDialog(sheet.current)}>
          Close
        </Button>
      </div>
      <div ref={setResults} />
    </dialog>
  );
}
