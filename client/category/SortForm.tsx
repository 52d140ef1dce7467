import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { SORTS } from './list-query.ts';
import styles from './SortForm.module.css';

export function SortForm({ path, sort }: { path: string; sort: string }) {
  return (
    <form method="get" action={path} className={styles.form}>
      <label className={styles.select}>
        <span>Sort</span>
        <select
          name="sort"
          defaultValue={sort}
          key={sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {SORTS.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
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
