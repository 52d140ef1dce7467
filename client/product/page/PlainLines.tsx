import { Icon } from '#client/ui/Icon.tsx';
import styles from './PlainLines.module.css';

/** The lines of a description's list, as text. */
export function PlainLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  );
}
