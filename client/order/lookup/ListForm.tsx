import { useNavigation } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';
import { EmailField } from '#client/form/EmailField.tsx';
import { useFocusRefused } from '#client/form/refused/use-focus-refused.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { LookupFailure } from './lookup-action.ts';
import styles from './LookupPage.module.css';

/** Asks for a link to all orders of an email address. */
export function ListForm({ failure }: { failure?: LookupFailure | undefined }) {
  const form = useFocusRefused(failure);
  const { formAction, formData } = useNavigation();
  const isSending = formAction === trackPath() && formData?.has('list');
  const error = failure?.issues.find(({ field }) => field === 'email')?.message;
  const whole = failure?.issues.find(({ field }) => field !== 'email');
  return (
    <form ref={form} method="post" action={trackPath()} noValidate className={`panel ${styles.panel}`}>
      <h2 className="h3">Don’t have the number?</h2>
      <p className="muted">We email you one link to all orders of your address. It works once, for 30 minutes.</p>
      {whole && <Notice tone="danger" role="alert" title={whole.message} />}
      <div key={failure?.at} className={styles.fields}>
        <EmailField name="list" defaultValue={failure?.email} error={error} />
      </div>
      <Button type="submit" variant="line" size="lg" state={isSending ? 'loading' : 'rest'}>
        Send a link to all my orders
      </Button>
    </form>
  );
}
