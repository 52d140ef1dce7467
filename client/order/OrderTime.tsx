import { useSyncExternalStore } from 'react';
import { orderTime } from './order-time.ts';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownZone = () => undefined;

/** Hydrates as the server wrote it, then shows the viewer's time. */
export function OrderTime({ iso }: { iso: string }) {
  const zone = useSyncExternalStore<string | undefined>(never, viewerZone, unknownZone);
  return <time dateTime={iso}>{orderTime(iso, zone)}</time>;
}
