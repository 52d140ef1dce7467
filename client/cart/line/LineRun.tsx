import type { CartLine_LineFragment } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { useZone } from '#client/session/use-zone.ts';
import { LineForm } from './LineForm.tsx';
import styles from './LineRun.module.css';
import { minutesLeft, secondsLeft, useSeconds } from './hold-clock.ts';

/** Screen readers announce it once, early enough to finish the order. */
const SPOKEN_AT_S = 120;

type Props = { line: CartLine_LineFragment; run: { startsAt: string; holdExpiresAt: string | null } };

/** How long the seat of a dated run is held: the time left, since a time of day could be mistaken for the run's. */
export function LineRun({ line, run: { holdExpiresAt } }: Props) {
  const zone = useZone();
  // Undefined on the server: its text must still be true when it is read.
  const now = useSeconds(holdExpiresAt !== null);
  const left = holdExpiresAt === null ? 0 : now === undefined ? undefined : secondsLeft(holdExpiresAt, now);
  const seats = line.quantity === 1 ? 'Seat' : `${line.quantity} seats`;
  if (line.problem?.code === 'RUN_OVER') return null;
  return (
    <>
      <p className={styles.run}>
        {left === undefined
          ? `${seats} held until ${clockWords(holdExpiresAt ?? '', zone)}`
          : left > 0
            ? `${seats} held for ${minutesLeft(left)}`
            : `${seats} no longer held`}
      </p>
      <span className="sr" role="status">
        {left !== undefined && holdExpiresAt !== null && spoken(left, seats.toLowerCase(), line.product.name)}
      </span>
      {left === 0 && !line.problem && (
        <LineForm line={line} intent="update">
          <input type="hidden" name="quantity" value={line.quantity} />
          <Button
            type="submit"
            size="sm"
            aria-label={`Hold for 15 minutes again, ${line.product.name}`}
            className={styles.again}
          >
            Hold for 15 minutes again
          </Button>
        </LineForm>
      )}
    </>
  );
}

function spoken(left: number, seats: string, name: string): string {
  if (left === 0) return `${name}: ${seats} no longer held`;
  return left <= SPOKEN_AT_S ? `${name}: ${seats} held for 2 more minutes` : '';
}

function clockWords(iso: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(iso))) return '';
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${format.format(new Date(iso))} ${timeZone === 'UTC' ? 'UTC' : ''}`.trim();
}
