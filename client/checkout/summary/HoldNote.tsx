import { useSyncExternalStore, type Ref } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './HoldNote.module.css';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A document cannot know its reader's clock, so it tells a time that means the same everywhere. */
const documentZone = () => 'UTC';

/** Until when an order is made at the shown total. */
export function HoldNote({ until, ref }: { until: string; ref?: Ref<HTMLParagraphElement> }) {
  const zone = useSyncExternalStore(never, viewerZone, documentZone);
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
