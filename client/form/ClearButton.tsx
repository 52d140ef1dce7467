import { Icon } from '#client/ui/Icon.tsx';
import styles from './Field.module.css';

/** The cross that empties a field. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label={`Clear ${label}`} onClick={onClick}>
      <Icon name="x" size="s" />
    </button>
  );
}
