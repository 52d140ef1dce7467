import { useSyncExternalStore } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { readConsent, storeConsent, subscribeToConsent } from './consent.ts';
import styles from './CookieNotice.module.css';

/** Stays until one of the two is chosen; does not block the page. */
export function CookieNotice() {
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => 'necessary' as const);
  if (consent !== 'open') return null;
  return (
    <section className={styles.notice} aria-label="Cookies">
      <p>
        We use cookies to improve your browsing, deliver personalized ads/content, and analyze traffic. By clicking
        Accept All, you agree to our use of cookies.
      </p>
      <div className={styles.choice}>
        <Button variant="primary" onClick={() => storeConsent('all')}>
          Accept All
        </Button>
        <Button variant="primary" onClick={() => storeConsent('necessary')}>
          Only necessary
        </Button>
      </div>
    </section>
  );
}
