import { useSite } from '#client/site/site.ts';
import styles from './ExpressLink.module.css';

/** Words for devices that have Apple Pay, in a page that is the same for all devices. */
export function AppleWords({ words }: { words: string }) {
  const paying = useSite().content?.paying;
  if (!paying?.express || !paying.marks.includes('APPLE_PAY')) return null;
  return <span className={styles.apple}>{words}</span>;
}
