const HOUR = 60;
const DAY = 24 * HOUR;
/** A time shorter than this many of the next unit is written in this one: `90 min`, `36 h`. */
const FEW = 2;

type Unit = { name: 'min' | 'h' | 'day'; size: number };

/**
 * `30 min`, `75–100 min`, `9–13 h`, `3 days`: the one form that times are written in. Halves are rounded outwards, so
 * that the words do not promise too much.
 */
export function shortSpan(min: number, max = min): string {
  const unit = unitOf(max, min);
  const low = count(min, unit, Math.floor);
  const high = inWords(count(max, unit, Math.ceil), unit);
  if (min === max) return high;
  const own = unitOf(min);
  // In `30 min–2 days` each end has its own unit.
  return low < 1 && own.name !== unit.name ? `${inWords(count(min, own, Math.floor), own)}–${high}` : `${low}–${high}`;
}

function unitOf(minutes: number, least = minutes): Unit {
  const isHour = minutes === HOUR && least === HOUR;
  if (minutes < FEW * HOUR && !isHour) return { name: 'min', size: 1 };
  return minutes < FEW * DAY ? { name: 'h', size: HOUR } : { name: 'day', size: DAY };
}

function count(minutes: number, { size }: Unit, round: (value: number) => number): number {
  return size === 1 ? minutes : round((minutes / size) * 2) / 2;
}

function inWords(value: number, { name }: Unit): string {
  return `${value} ${name}${name === 'day' && value !== 1 ? 's' : ''}`;
}
