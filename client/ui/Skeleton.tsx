import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

/** A shape that stands for what is still to come; the caller's class gives it its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classes(styles.skeleton, className)} aria-hidden="true" />;
}
