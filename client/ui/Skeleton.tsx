import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** A placeholder shape; the caller's class sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
