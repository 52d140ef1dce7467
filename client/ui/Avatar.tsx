import { classes } from './classes.ts';
import styles from './Avatar.module.css';

/** A person without a picture: the first letter of the name. */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={classes(styles.avatar, isLarge && styles.large)} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
