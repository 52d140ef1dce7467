import { useNavigation } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';
import { EmailField } from '#client/form/EmailField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { useFocusRefused } from '#client/form/refused/use-focus-refused.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { LookupFailure } from './lookup-action.ts';
import styles from './LookupPage.module.css';

/** Asks for the link of an order by its number and email. */
export function LookupForm({ failure }: { failure?: LookupFailure | undefined }) {
  const form = useFocusRefused(failure);
  const { formAction, formData } = useNavigation();
  const isSending = formAction === trackPath() && !formData?.has('list');
  const errorOf = (name: string) => failure?.issues.find(({ field }) => field === name)?.message;
  const whole = failure?.issues.find(({ field }) => field !== 'number' && field !== 'email');
  return (
    <form ref={form} method="post" action={trackPath()} noValidate className={`panel ${styles.panel}`}>
      <h2 className="h3">Get the link</h2>
      {whole && <Notice tone="danger" role="alert" title={whole.message} />}
      {/* Remounted for each attempt, so that messages that were dismissed are shown again. */}
      <div key={failure?.at} className={styles.fields}>
        <TextField
          name="number"
          label="Order number"
          required
          placeholder="WS-10001"
          maxLength={32}
          defaultValue={failure?.number}
          error={errorOf('number')}
        />
        <EmailField defaultValue={failure?.email} error={errorOf('email')} />
      </div>
      <Button type="submit" variant="primary" size="lg" state={isSending ? 'loading' : 'rest'}>
        Send the link
      </Button>
    </form>
  );
}
