import { useRef } from 'react';
import { SliderFill } from '#client/form/range/SliderFill.tsx';
import { useEarlyMove } from '#client/form/range/use-early-move.ts';
import { classes } from '#client/ui/classes.ts';
import { grouped } from '#client/ui/grouped.ts';
import { type AmountBounds, amountAt, fitted, shareOf, short } from './amount-scale.ts';
import styles from '#client/form/range/Slider.module.css';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: number;
  }
}

type Props = {
  label: string;
  bounds: AmountBounds;
  /** Undefined while nothing is chosen. */
  amount: number | undefined;
  /**
   * With script: shows the value at the thumb. Its position is an inline style, which the content security policy
   * forbids in documents but not from script.
   */
  sliding: boolean;
  onChange: (amount: number) => void;
};

const STOPS = 200;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** A slider for the amount; on a wide scale each step is a factor. */
export function AmountScale({ label, bounds, amount, sliding, onChange }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const shown = amount ?? bounds.minimum;
  const share = shareOf(bounds, shown);
  const stop = Math.round(share * STOPS);
  const moved = (next: number) => {
    const there = amountAt(bounds, next / STOPS);
    // If two amounts are closer than the slider's stops, one stop further is still another amount.
    onChange(there === shown ? fitted(bounds, shown + Math.sign(next - stop) * bounds.step) : there);
  };
  useEarlyMove(track, [stop], ([put = stop]) => moved(put));
  return (
    <>
      <div className={styles.slider} ref={track}>
        <span className={styles.track} />
        <SliderFill to={share} />
        {sliding && (
          <span className={styles.bubble} style={{ '--to': share }} aria-hidden>
            {short(shown)}
          </span>
        )}
        <input
          type="range"
          className={styles.thumb}
          min={0}
          max={STOPS}
          value={stop}
          autoComplete="off"
          aria-label={`${label}, by slider`}
          aria-valuetext={grouped(shown)}
          onChange={(event) => moved(event.target.valueAsNumber)}
        />
      </div>
      <Ticks bounds={bounds} share={share} />
    </>
  );
}

function Ticks({ bounds, share }: { bounds: AmountBounds; share: number }) {
  return (
    <div className={classes(styles.ticks, styles.wide)} aria-hidden>
      {TICKS.map((tick) => (
        <span key={tick} className={share >= tick ? styles.in : undefined}>
          {short(amountAt(bounds, tick))}
        </span>
      ))}
    </div>
  );
}
