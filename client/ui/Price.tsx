import { classes } from './classes.ts';
import styles from './Price.module.css';

type Money = { formatted: string };
type Props = {
  money: Money;
  before?: Money | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'total';
  className?: string | undefined;
};

/** A price, and the one it replaces. */
export function Price({ money, before, size = 'md', className }: Props) {
  return (
    <span className={classes(styles.price, styles[size], className)}>
      {before && <span className="sr">Now </span>}
      <span className="num">{money.formatted}</span>
      {before && (
        <>
          {' '}
          <span className="sr">before </span>
          <s className={styles.before}>{before.formatted}</s>
        </>
      )}
    </span>
  );
}
