import { useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { InlineSelect } from '#client/ui/InlineSelect.tsx';
import { FIRST_SORT, SORTS } from './sorts.ts';
import { usePreHydrationInput } from '#client/form/use-pre-hydration-input.ts';
import styles from './SortForm.module.css';

type Props = {
  path: string;
  sort: string;
  /** The name of the shop's own order in this list. */
  first?: string;
  /** Other parts of the list's address, to keep. */
  keep?: Record<string, string>;
  /** Called instead of sending the form. */
  onSort?: (sort: string) => void;
};

export function SortForm({ path, sort, first, keep = {}, onSort }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const choose = (value: string) => (onSort ? onSort(value) : form.current?.requestSubmit());
  usePreHydrationInput(form, (asked) => choose(asked.get('sort') ?? ''));
  return (
    <form method="get" action={path} className={styles.form} ref={form} data-stay>
      {Object.entries(keep).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <InlineSelect
        name="sort"
        label="Sort"
        value={sort}
        choices={SORTS.map(({ value, name }) => ({ value, name: (value === FIRST_SORT && first) || name }))}
        onChoose={choose}
      />
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
