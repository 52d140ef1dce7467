import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { PROGRESS_START, trickle } from './progress.ts';
import styles from './ProgressBar.module.css';

const STEP_MS = 200;
const TRICKLE_MS = 800;

/** Below the header while the next page is loading. Never in a document, so its width may be an inline style. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<number>();
  useEffect(() => {
    if (busy) {
      setProgress(PROGRESS_START);
      const timer = setInterval(() => setProgress((now = PROGRESS_START) => trickle(now)), TRICKLE_MS);
      return () => clearInterval(timer);
    }
    setProgress((now) => (now === undefined ? undefined : 1));
    const timer = setTimeout(() => setProgress(undefined), 2 * STEP_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (progress === undefined) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label="Loading page"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      style={{ transform: `scaleX(${progress})`, transitionDuration: `${STEP_MS}ms`, opacity: progress === 1 ? 0 : 1 }}
    />
  );
}
