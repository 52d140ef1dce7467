import { subscribePath } from '#client/site/paths.ts';
import type { SubscribeSource } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { SubscribeRefusal } from './subscription-action.ts';
import styles from './SubscribeForm.module.css';

const LONGEST_EMAIL = 96;

type Props = { source: SubscribeSource; refusal?: SubscribeRefusal | undefined };

/** Leads to the subscription page, which says what comes next. */
export function SubscribeForm({ source, refusal }: Props) {
  return (
    <form method="post" action={subscribePath()} className={styles.form} noValidate>
      <input type="hidden" name="source" value={source} />
      <div className={classes(styles.field, refusal && styles.invalid)}>
        <Icon name="mail" />
        <input
          type="email"
          name="email"
          aria-label="Email"
          placeholder="you@example.com"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          defaultValue={refusal?.email}
          aria-required="true"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal && 'subscribe-fault'}
        />
      </div>
      <Button type="submit" variant="primary" size="lg">
        Subscribe
      </Button>
      {refusal && (
        <p id="subscribe-fault" role="alert" className={styles.fault}>
          {refusal.message}
        </p>
      )}
    </form>
  );
}
