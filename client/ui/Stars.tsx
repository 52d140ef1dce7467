import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Stars.module.css';

/** 0 to 5 whole stars, in the colour of that trust level. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  const whole = Math.max(0, Math.min(5, Math.round(value)));
  return (
    <span
      className={classes(styles.stars, styles[`trust${whole}`], className)}
      role="img"
      aria-label={`${value} of 5 stars`}
    >
      {Array.from({ length: 5 }, (_, at) => (
        <Icon key={at} name="star" filled className={at < whole ? undefined : styles.rest} />
      ))}
    </span>
  );
}
