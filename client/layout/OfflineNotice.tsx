import { useSyncExternalStore } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './OfflineNotice.module.css';

/** Shown while the browser is offline. The live region is always present, so that its text is announced. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="alert" size="s" />
          You are offline. What you typed is kept.
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
