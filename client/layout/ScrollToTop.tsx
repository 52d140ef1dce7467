import { useEffect, useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import styles from './ScrollToTop.module.css';

const SHOWN_AFTER_PX = 150;

export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}

/** The button goes away on the way, so the focus goes to the page. */
function goUp(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollToTop();
}
