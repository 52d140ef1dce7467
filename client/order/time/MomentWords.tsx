import { momentNote, momentWords } from './moment-words.ts';
import { orderTime } from './order-time.ts';
import { useNow } from './use-now.ts';
import { useViewerZone } from '#client/session/use-zone.ts';

type Props = {
  iso: string;
  /** Whether the zone is added, and with counted minutes also the day and time. */
  withNote?: boolean;
};

/** The time until a moment, in words; the moment itself until the script knows clock and zone. */
export function MomentWords({ iso, withNote }: Props) {
  const zone = useViewerZone();
  const now = useNow();
  if (!zone || now === undefined || Date.parse(iso) <= now) {
    return <time dateTime={iso}>{orderTime(iso, { zone })}</time>;
  }
  return (
    <time dateTime={iso}>
      {momentWords(iso, now, zone)}
      {withNote && (
        <>
          {' '}
          <small>{momentNote(iso, now, zone)}</small>
        </>
      )}
    </time>
  );
}
