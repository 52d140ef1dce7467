import { classes } from './classes.ts';
import styles from './Avatar.module.css';

/** Who has no picture: the first letter of a name. */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={classes(styles.avatar, isLarge && styles.large)} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
