import { goalPath } from './search-query.ts';
import styles from './SearchPage.module.css';

/** A link for visitors who did not find what they want. */
export function AskForIt({ query }: { query: string }) {
  return (
    <p className={styles.ask}>
      Not what you need?{' '}
      <a className="link" href={goalPath(query)}>
        Tell us the goal, we plan it
      </a>
    </p>
  );
}
