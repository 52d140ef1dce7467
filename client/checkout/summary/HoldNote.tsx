import type { Ref } from 'react';
import { useZone } from '#client/session/use-zone.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './HoldNote.module.css';

/** How long the shown total is locked. */
export function HoldNote({ until, ref }: { until: string; ref?: Ref<HTMLParagraphElement> }) {
  const zone = useZone();
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return (
    <p className={styles.note} ref={ref} tabIndex={-1}>
      <Icon name="clock" size="s" />
      <span>
        Price held until <time dateTime={until}>{time.format(new Date(until))}</time>
        {zone === 'UTC' && ' UTC'}
      </span>
    </p>
  );
}
