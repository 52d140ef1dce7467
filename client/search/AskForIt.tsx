import { goalPath } from './search-query.ts';
import styles from './SearchPage.module.css';

/** The way on when nothing is quite what was asked for. */
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
