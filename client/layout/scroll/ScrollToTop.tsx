import { useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { coversSomething } from '#client/layout/covers-something.ts';
import styles from './ScrollToTop.module.css';

const SHOWN_AFTER_PX = 150;

/** Hidden while it would cover a price, a button or a link. */
export function ScrollToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      setShown(window.scrollY > SHOWN_AFTER_PX);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(button.current !== null && coversSomething(button.current)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      cancelAnimationFrame(frame);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <button
      type="button"
      ref={button}
      className={classes(styles.button, covers && styles.covering)}
      aria-label="Scroll to top"
      onClick={goUp}
    >
      <Icon name="up" />
    </button>
  );
}

/** The button disappears while scrolling, so the focus moves to the page. */
function goUp(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollToTop();
}
