import { useSyncExternalStore } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './LineRun.module.css';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A cart does not know where its run is played, so the document tells a time that means the same everywhere. */
const documentZone = () => 'UTC';

type Props = { run: { startsAt: string; holdExpiresAt: string | null } };

/** The dated run that a line is a seat of, and until when the seat is kept. */
export function LineRun({ run: { startsAt, holdExpiresAt } }: Props) {
  const zone = useSyncExternalStore(never, viewerZone, documentZone);
  return (
    <p className={styles.run}>
      <Icon name="cal" size="s" />
      {/* Engines differ in how they write a day. */}
      <span suppressHydrationWarning>
        {words(startsAt, zone, { weekday: 'short', day: 'numeric', month: 'short', timeZoneName: 'short' })}.{' '}
        {holdExpiresAt
          ? `Your seat is kept until ${words(holdExpiresAt, zone)}.`
          : 'Your seat is no longer kept; the checkout takes it again if one is free.'}
      </span>
    </p>
  );
}

function words(iso: string, timeZone: string, day: Intl.DateTimeFormatOptions = {}): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(new Date(iso));
}
