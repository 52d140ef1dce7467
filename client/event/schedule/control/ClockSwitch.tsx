import { chooseClock, type ClockChoice } from '#client/session/use-clock.ts';
import styles from './segments.module.css';

const CLOCKS = [
  ['own', 'Your time'],
  ['server', 'Server time'],
] as const;

/**
 * Without script there is only the server's time; the space is reserved, so that nothing moves when the switch appears.
 */
export function ClockSwitch({ choice }: { choice: ClockChoice }) {
  return (
    <div className={styles.segments} role="group" aria-label="Clock" data-waiting={choice === 'unknown' || undefined}>
      {CLOCKS.map(([clock, name]) => (
        <button key={clock} type="button" aria-pressed={choice === clock} onClick={() => chooseClock(clock)}>
          {name}
        </button>
      ))}
    </div>
  );
}
