import { classes } from './classes.ts';
import { Stone } from './Icon.tsx';
import styles from './Steps.module.css';

export const CHECKOUT_STEPS = ['Cart', 'Details and payment', 'Order'];

/** Stones in a row: those behind and the one reached are lit. `at` counts from 0. */
export function Steps({
  steps = CHECKOUT_STEPS,
  at,
  label = 'Checkout steps',
}: {
  steps?: string[];
  at: number;
  label?: string;
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes(index < at && styles.done, index === at && styles.current)}
          aria-current={index === at ? 'step' : undefined}
        >
          <Stone lit={index <= at} className={styles.stone} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
