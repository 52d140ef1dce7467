import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { FIRST_SORT, SORTS } from './sorts.ts';
import styles from './SortForm.module.css';

type Props = {
  path: string;
  sort: string;
  /** What the shop's own order is called here. */
  first?: string;
  /** What else the address of the list says. */
  keep?: Record<string, string>;
  /** Instead of sending the form. */
  onSort?: (sort: string) => void;
};

export function SortForm({ path, sort, first, keep = {}, onSort }: Props) {
  return (
    <form method="get" action={path} className={styles.form}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.select}>
        <span>Sort</span>
        <select
          name="sort"
          defaultValue={sort}
          key={sort}
          onChange={({ currentTarget: { form, value } }) => (onSort ? onSort(value) : form?.requestSubmit())}
        >
          {SORTS.map((option) => (
            <option key={option.value} value={option.value}>
              {(option.value === FIRST_SORT && first) || option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </label>
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
