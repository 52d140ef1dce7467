import { classes } from './classes.ts';
import sprite from './icons.svg?url&no-inline';
import styles from './Stars.module.css';

const MAX_STARS = 5;

/** 0 to 5 whole stars, in the colour of that trust level. */
export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  const whole = Math.max(0, Math.min(MAX_STARS, Math.round(value)));
  return (
    <span
      className={classes(styles.stars, styles[`trust${whole}`], className)}
      role="img"
      aria-label={`${value} of 5 stars`}
    >
      {whole < MAX_STARS && <Row className={styles.rest} />}
      {whole > 0 && <Row />}
    </span>
  );
}

/** All five in one element, as they are in every document. Only the earned ones are visible in the lit copy. */
function Row({ className }: { className?: string | undefined }) {
  return (
    <svg className={className}>
      <use href={`${sprite}#stars`} />
    </svg>
  );
}
