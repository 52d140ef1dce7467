import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { useHandedFocus } from '#client/ui/use-handed-focus.ts';
import { isStorageRefused } from '#client/session/browser-storage.ts';
import { isReopened, readConsent, storeConsent, subscribeToConsent } from './consent.ts';
import { startProviders } from './start-providers.ts';
import styles from './CookieNotice.module.css';

/** Shown until one of the two is chosen; does not block the page. */
export function CookieNotice() {
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => 'necessary' as const);
  useEffect(() => startProviders(), []);
  return consent === 'open' ? <Notice /> : null;
}

function Notice() {
  const notice = useRef<HTMLElement>(null);
  useHandedFocus(notice);
  useEffect(() => {
    if (!isReopened()) return;
    const asker = document.activeElement;
    notice.current?.focus();
    return () => {
      if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className={styles.notice} aria-label="Cookies" ref={notice} tabIndex={-1} data-cookie-notice="">
      <p>
        We use cookies to improve your browsing, deliver personalized ads/content, and analyze traffic. By clicking
        Accept All, you agree to our use of cookies.
        {isStorageRefused() && ' Your browser refuses to keep your answer, so you are asked again on your next visit.'}
      </p>
      <div className={styles.choice}>
        <Button variant="line" onClick={() => storeConsent('all')}>
          Accept All
        </Button>
        <Button variant="line" onClick={() => storeConsent('necessary')}>
          Only necessary
        </Button>
      </div>
    </section>
  );
}
