import { useState } from 'react';
import { serviceCount } from '#client/product/list/sorts.ts';
import type { ListQuery } from './filter/list-query.ts';
import styles from './ResultCount.module.css';

/** Gets the focus when the focused element has been removed. */
export const RESULTS_ID = 'results';

/** The number of results; announced when the filters have changed it. */
export function ResultCount({ total, query }: { total: number; query: ListQuery }) {
  const [first] = useState(query);
  const text = serviceCount(total);
  return (
    <>
      <h2 id={RESULTS_ID} tabIndex={-1} className={styles.count}>
        {text}
      </h2>
      <span className="sr" role="status">
        {query !== first && (query.page > 1 ? `${text}, page ${query.page}` : text)}
      </span>
    </>
  );
}
