import { useSyncExternalStore } from 'react';
import type { CartLine_LineFragment } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { LineForm } from './LineForm.tsx';
import styles from './LineRun.module.css';
import { secondsLeft, timeLeft, useSeconds } from './hold-clock.ts';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A cart does not know where its run is played, so the document tells a time that means the same everywhere. */
const documentZone = () => 'UTC';

/** Whoever listens is told once, in time to go on. */
const SPOKEN_AT_S = 120;

type Props = { line: CartLine_LineFragment; run: { startsAt: string; holdExpiresAt: string | null } };

/** The dated run that a line is a seat of, and how long the seat is kept. */
export function LineRun({ line, run: { startsAt, holdExpiresAt } }: Props) {
  const zone = useSyncExternalStore(never, viewerZone, documentZone);
  // Undefined on the server, whose words must still be true when they are read.
  const now = useSeconds(holdExpiresAt !== null);
  const left = holdExpiresAt === null ? 0 : now === undefined ? undefined : secondsLeft(holdExpiresAt, now);
  const seats = line.quantity === 1 ? 'Your seat is' : 'Your seats are';
  const isOver = line.problem?.code === 'RUN_OVER';
  return (
    <>
      <p className={styles.run}>
        <Icon name="cal" size="s" />
        {/* Engines differ in how they write a day. */}
        <span suppressHydrationWarning>
          {words(startsAt, zone, { weekday: 'short', day: 'numeric', month: 'short', timeZoneName: 'short' })}.{' '}
          {!isOver && (
            <>
              {seats}{' '}
              {left === undefined ? (
                `kept until ${words(holdExpiresAt ?? startsAt, zone)}.`
              ) : left > 0 ? (
                <>
                  kept for <span className="tnum">{timeLeft(left)}</span>.
                </>
              ) : (
                'no longer kept.'
              )}
            </>
          )}
        </span>
      </p>
      <span className="sr" role="status">
        {left !== undefined && holdExpiresAt !== null && spoken(left, seats, line.product.name)}
      </span>
      {left === 0 && !line.problem && (
        <LineForm line={line} intent="update">
          <input type="hidden" name="quantity" value={line.quantity} />
          <Button
            type="submit"
            size="sm"
            aria-label={`Keep for 15 minutes again, ${line.product.name}`}
            className={styles.again}
          >
            Keep for 15 minutes again
          </Button>
        </LineForm>
      )}
    </>
  );
}

function spoken(left: number, seats: string, name: string): string {
  if (left === 0) return `${name}: ${seats.toLowerCase()} no longer kept`;
  return left <= SPOKEN_AT_S ? `${name}: ${seats.toLowerCase()} kept for 2 more minutes` : '';
}

function words(iso: string, timeZone: string, day: Intl.DateTimeFormatOptions = {}): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit', timeZone });
  return format.format(new Date(iso));
}
