import { homePath } from '#client/site/paths.ts';
import { Stone } from '#client/ui/Icon.tsx';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href={homePath()} aria-label="Waystone, home">
      <Stone className={styles.mark} />
      <span>Waystone</span>
    </a>
  );
}
