import { useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import { trackPath } from '#client/app/paths.ts';
import { TextField } from '#client/form/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { LookupRefusal } from './lookup-action.ts';
import type { lookupLoader } from './lookup-loader.ts';
import { LookupHelp } from './LookupHelp.tsx';
import styles from './LookupPage.module.css';

/** For who has lost the link of an order. It says nothing of whether there is one. */
export function LookupPage() {
  const { isAsked } = useLoaderData<typeof lookupLoader>();
  const refusal = useActionData<LookupRefusal>();
  const isSending = useNavigation().formAction === trackPath();
  const errorOf = (name: string) => refusal?.faults.find(({ field }) => field === name)?.message;
  const whole = refusal?.faults.find(({ field }) => field !== 'number' && field !== 'email');
  return (
    <Wrap width="checkout" className={styles.page}>
      <div className={styles.words}>
        <h1 className="h1">Track your order</h1>
        <p className="muted">
          Every order has a page of its own, which shows its progress. We send its link to the email you ordered with.
        </p>
      </div>
      <div className={styles.main}>
        {isAsked && !refusal && (
          <Notice tone="success" role="status" title="Check your inbox">
            If there is an order with this number and email, its link is on its way. We send it once in ten minutes.
          </Notice>
        )}
        <form method="post" action={trackPath()} noValidate className={`panel ${styles.panel}`}>
          <h2 className="h3">Get the link</h2>
          {whole && <Notice tone="danger" role="alert" title={whole.message} />}
          {/* Each attempt shows its messages anew, also those that were seen and passed over before. */}
          <div key={refusal?.at} className={styles.fields}>
            <TextField
              name="number"
              label="Order number"
              required
              placeholder="WS-10001"
              maxLength={32}
              defaultValue={refusal?.number}
              error={errorOf('number')}
            />
            <TextField
              name="email"
              label="Email"
              type="email"
              format="email"
              required
              autoComplete="email"
              placeholder="you@example.com"
              maxLength={96}
              defaultValue={refusal?.email}
              error={errorOf('email')}
            />
          </div>
          <Button type="submit" variant="primary" size="lg" state={isSending ? 'loading' : 'rest'}>
            Send the link
          </Button>
        </form>
      </div>
      <LookupHelp />
    </Wrap>
  );
}
