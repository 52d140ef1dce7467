import { usePreHydrationInput } from '#client/form/use-pre-hydration-input.ts';
import { PriceMenu } from '#client/product/list/PriceMenu.tsx';
import { FIRST_SORT, serviceCount } from '#client/product/list/sorts.ts';
import { useClosing } from '#client/product/list/use-closing.ts';
import { FilterMenu, type FilterGroup } from './FilterMenu.tsx';
import { readListQuery } from './list-query.ts';
import type { ListChoice } from './use-list-choice.ts';
import styles from './FilterBar.module.css';

type Props = { path: string; groups: readonly FilterGroup[]; total: number; choice: ListChoice };

/** The filters of the list. A plain form; with script each choice is applied at once. */
export function FilterBar({ path, groups, total, choice: { chosen, choose } }: Props) {
  const row = useClosing();
  usePreHydrationInput(row, (asked) => {
    const { filters, price } = readListQuery(asked);
    choose({ filters, price });
  });
  const toggle = (id: string, on: boolean) => {
    const others = chosen.filters.filter((other) => other !== id);
    choose({ filters: on ? [...others, id].sort((a, b) => Number(a) - Number(b)) : others });
  };
  return (
    <form method="get" action={path} className={styles.bar} aria-label="Filters" ref={row}>
      {chosen.sort !== FIRST_SORT && <input type="hidden" name="sort" value={chosen.sort} />}
      {groups.map((group) => (
        <FilterMenu key={group.id} group={group} chosen={chosen.filters} found={serviceCount(total)} toggle={toggle} />
      ))}
      <PriceMenu range={chosen.price} onPrice={(price) => choose({ price })} />
    </form>
  );
}
