import { useZone } from '#client/session/use-zone.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { runWords, timingWords } from './timing-words.ts';
import styles from './LineFacts.module.css';

export type Run = { startsAt: string; endsAt?: string | null };

type Props = { start: string; eta: string; run: Run | null };

/** When a line happens: the date of its run and when it is done, or how soon work starts and how long it takes. */
export function LineTiming({ start, eta, run }: Props) {
  const zone = useZone();
  const words = run ? runWords(run, zone) : timingWords(start, eta);
  if (!words) return null;
  return (
    <p className={styles.timing}>
      <Icon name={run ? 'cal' : 'clock'} size="s" />
      {/* JavaScript engines differ in how they format a day. */}
      <span suppressHydrationWarning>{run ? words : <Together words={words} />}</span>
    </p>
  );
}

/** Its last part does not wrap: `takes 1–2 days` would break at the dash. */
function Together({ words }: { words: string }) {
  const at = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, at)}
      <span className={styles.whole}>{words.slice(at)}</span>
    </>
  );
}
