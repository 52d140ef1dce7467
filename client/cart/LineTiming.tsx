import { useZone } from '#client/session/use-zone.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { runWords, timingWords } from './timing-words.ts';
import styles from './LineFacts.module.css';

type Props = { start: string; eta: string; runStartsAt?: string | null | undefined };

/** When a line happens: the date of its run, or how soon work starts and how long it takes. */
export function LineTiming({ start, eta, runStartsAt }: Props) {
  const zone = useZone();
  const words = runStartsAt ? runWords(runStartsAt, zone) : timingWords(start, eta);
  if (!words) return null;
  return (
    <p className={styles.timing}>
      <Icon name={runStartsAt ? 'cal' : 'clock'} size="s" />
      {/* Engines differ in how they write a day. */}
      <span suppressHydrationWarning>{words}</span>
    </p>
  );
}
