import type { MouseEvent } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { FilterGroup } from './FilterMenu.tsx';
import { type ListQuery, listPath } from './list-query.ts';
import { RESULTS_ID } from './ResultCount.tsx';
import type { ListChoice } from './use-list-choice.ts';
import styles from './FilterChips.module.css';

type Props = { path: string; groups: readonly FilterGroup[]; choice: ListChoice };

/** What is chosen, each with the way to the list without it. */
export function FilterChips({ path, groups, choice: { chosen, choose } }: Props) {
  const names = groups.flatMap((group) => group.filters).filter(({ id }) => chosen.filters.includes(id));
  if (names.length === 0) return null;
  const to = (filters: string[]) => ({
    href: listPath(path, { ...chosen, page: 1, filters } satisfies ListQuery),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      choose({ filters });
      // The link that had the focus is about to go.
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    },
  });
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {names.map(({ id, name }) => (
        <li key={id}>
          <a {...to(chosen.filters.filter((other) => other !== id))} className={styles.chip}>
            <span className="sr">Remove </span>
            {name}
            <Icon name="x" size="s" />
          </a>
        </li>
      ))}
      <li>
        <a {...to([])} className={styles.clear}>
          Clear all
        </a>
      </li>
    </ul>
  );
}
