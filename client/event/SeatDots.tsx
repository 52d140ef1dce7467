import type { Seats } from './seats.ts';
import styles from './SeatDots.module.css';

const MAX_DOTS = 16;
const STEP = 9;
const HEIGHT = 8;

/**
 * Taken seats are filled dots, free ones rings; above sixteen, one dot stands for two seats or more. The numbers are
 * beside it.
 */
export function SeatDots({ slotsLeft, slotsTotal }: Seats) {
  const each = Math.ceil(slotsTotal / MAX_DOTS);
  const all = Math.ceil(slotsTotal / each);
  const taken = Math.floor((slotsTotal - slotsLeft) / each);
  const free = all - taken;
  const width = all * STEP;
  return (
    <svg className={styles.dots} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {taken > 0 && <path className={styles.taken} d={row(0, taken)} />}
      {free > 0 && <path className={styles.ring} d={row(taken, free)} />}
      {free > 0 && <path className={styles.hole} d={row(taken, free)} />}
    </svg>
  );
}

/** A line that is drawn as dots. */
function row(from: number, count: number): string {
  return `M${from * STEP + STEP / 2} ${HEIGHT / 2}h${(count - 1) * STEP + 0.01}`;
}
