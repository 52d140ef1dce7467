import type { ComponentProps, MouseEvent } from 'react';
import { useSite } from '#client/site/site.ts';
import { ANY_PRICE, priceWords } from '#client/product/list/price-range.ts';
import { currencySign } from '#client/session/currency.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { FilterGroup } from './FilterMenu.tsx';
import { isNarrowed, type ListQuery, listPath } from './list-query.ts';
import { RESULTS_ID } from '#client/category/ResultCount.tsx';
import type { ListChoice } from './use-list-choice.ts';
import styles from './FilterChips.module.css';

type Props = { path: string; groups: readonly FilterGroup[]; choice: ListChoice };

/** The chosen filters, each with a link to the list without it. */
export function FilterChips({ path, groups, choice: { chosen, choose } }: Props) {
  const names = groups.flatMap((group) => group.filters).filter(({ id }) => chosen.filters.includes(id));
  const price = priceWords(chosen.price, currencySign(useSite().currency));
  if (!isNarrowed(chosen)) return null;
  const to = (change: Partial<ListQuery>) => ({
    href: listPath(path, { ...chosen, page: 1, ...change }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      choose(change);
      // The focused link is about to be removed.
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    },
  });
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {names.map(({ id, name }) => (
        <Chip key={id} name={name} link={to({ filters: chosen.filters.filter((other) => other !== id) })} />
      ))}
      {price && <Chip name={price} link={to({ price: ANY_PRICE })} />}
      <li>
        <a {...to({ filters: [], price: ANY_PRICE })} className={styles.clear}>
          Clear all
        </a>
      </li>
    </ul>
  );
}

function Chip({ name, link }: { name: string; link: ComponentProps<'a'> }) {
  return (
    <li>
      <a {...link} className={styles.chip}>
        <span className="sr">Remove </span>
        {name}
        <Icon name="x" size="s" />
      </a>
    </li>
  );
}
