import styles from './SearchPage.module.css';

/** What the words were taken for, where that is not what was typed. */
export function Meant({ query, also, instead }: { query: string; also: readonly string[]; instead?: string | null }) {
  if (instead) {
    return (
      <p className={styles.meant}>
        Nothing is called “{query}”. Showing results for <b>{instead}</b>.
      </p>
    );
  }
  if (also.length === 0) return null;
  return (
    <p className={styles.meant}>
      Showing results for{' '}
      {also.map((words, at) => (
        <span key={words}>
          {at > 0 && (at === also.length - 1 ? ' and ' : ', ')}
          <b>{words}</b>
        </span>
      ))}{' '}
      too.
    </p>
  );
}
