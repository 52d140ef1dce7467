import { Wrap } from '#client/ui/Wrap.tsx';
import { LookupForm } from './LookupForm.tsx';
import { LookupHelp } from './LookupHelp.tsx';
import styles from './LookupPage.module.css';

/** At the old address of an order that is long over. It tells nothing of the order. */
export function ExpiredLinkPage() {
  return (
    <Wrap width="checkout" className={styles.page}>
      <div className={styles.words}>
        <h1 className="h1">This link has expired</h1>
        <p className="muted">
          Links to orders stop working a while after the order is over. We send a new one to the email you ordered with.
        </p>
      </div>
      <div className={styles.main}>
        <LookupForm />
      </div>
      <LookupHelp />
    </Wrap>
  );
}
