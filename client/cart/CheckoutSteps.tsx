import { classes } from '#client/ui/classes.ts';
import { Stone } from '#client/ui/Icon.tsx';
import styles from './CheckoutSteps.module.css';

const STEPS = ['Cart', 'Details and payment', 'Order'];

/** The steps from the cart to the order, lit up to the current one. */
export function CheckoutSteps({ current }: { current: 0 | 1 | 2 }) {
  return (
    <ol className={styles.steps} aria-label="Checkout steps">
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classes(at < current && styles.done, at === current && styles.current)}
          aria-current={at === current ? 'step' : undefined}
        >
          <Stone lit={at <= current} className={styles.stone} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
