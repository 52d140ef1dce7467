import { subscribePath } from '#client/site/paths.ts';
import type { SubscribeSource } from '#client/generated/graphql.ts';
import { checkAfterPress } from '#client/form/check-after-press.ts';
import { useSentError } from '#client/form/refused/use-sent-error.ts';
import { checkText } from '#client/form/rules.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { SubscribeFailure } from './subscription-action.ts';
import styles from './SubscribeForm.module.css';

const MAX_EMAIL_LENGTH = 96;
const RULE = { required: true, format: 'email' } as const;

type Props = { source: SubscribeSource; failure?: SubscribeFailure | undefined };

/** Leads to the subscription page, which explains the next step. */
export function SubscribeForm({ source, failure }: Props) {
  const [message, setMessage] = useSentError(failure?.message);
  return (
    <form method="post" action={subscribePath()} className={styles.form} noValidate>
      <input type="hidden" name="source" value={source} />
      <div className={classes(styles.field, message && styles.invalid)}>
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
          aria-invalid={message ? true : undefined}
          aria-describedby={message && 'subscribe-error'}
          onFocus={() => setMessage(undefined)}
          onBlur={({ target }) => checkAfterPress(target, () => setMessage(checkText(target.value, RULE)))}
        />
      </div>
      <Button type="submit" variant="primary" size="lg">
        Subscribe
      </Button>
      {message && (
        <p id="subscribe-error" role={message === failure?.message ? 'alert' : undefined} className={styles.issue}>
          {message}
        </p>
      )}
    </form>
  );
}
