import { subscribePath } from '#client/site/paths.ts';
import type { SubscribeSource } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { SubscribeFailure } from './subscription-action.ts';
import styles from './SubscribeForm.module.css';

const MAX_EMAIL_LENGTH = 96;

type Props = { source: SubscribeSource; failure?: SubscribeFailure | undefined };

/** Leads to the subscription page, which explains the next step. */
export function SubscribeForm({ source, failure }: Props) {
  return (
    <form method="post" action={subscribePath()} className={styles.form} noValidate>
      <input type="hidden" name="source" value={source} />
      <div className={classes(styles.field, failure && styles.invalid)}>
        <Icon name="mail" />
        <input
          type="email"
          name="email"
          aria-label="Email"
          placeholder="you@example.com"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={failure?.email}
          aria-required="true"
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure && 'subscribe-error'}
        />
      </div>
      <Button type="submit" variant="primary" size="lg">
        Subscribe
      </Button>
      {failure && (
        <p id="subscribe-error" role="alert" className={styles.issue}>
          {failure.message}
        </p>
      )}
    </form>
  );
}
