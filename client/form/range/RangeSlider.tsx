import type { PointerEvent } from 'react';
import { classes } from '#client/ui/classes.ts';
import { movedRange } from './range-steps.ts';
import styles from './Slider.module.css';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: number;
  }
}

type Props = {
  /** Names of the steps, lowest first. */
  names: readonly string[];
  ends: [number, number];
  /** Nothing has been chosen yet: the ends show how far it could go. */
  idle?: boolean;
  /** Without script there are no thumbs to slide, only their track: the policy for styles lets no document set a length. */
  sliding: boolean;
  labels: [string, string];
  onChange: (ends: [number, number]) => void;
};

/** Two thumbs over one track; each is a range input of its own, so arrows, Page keys and touch are the browser's. */
export function RangeSlider({ names, ends, idle, sliding, labels, onChange }: Props) {
  const last = names.length - 1;
  const [from, to] = ends;
  const thumb = (end: 'from' | 'to', at: number, label: string) => (
    <input
      type="range"
      className={classes(styles.thumb, end === 'from' && from > last / 2 && styles.above)}
      min={0}
      max={last}
      step={1}
      value={at}
      aria-label={label}
      aria-valuetext={names[at]}
      onChange={(event) => onChange(movedRange(ends, end, event.target.valueAsNumber, last))}
    />
  );
  return (
    <div
      className={classes(styles.slider, styles.two, idle && styles.idle)}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        const at = Math.round(shareAt(event) * last);
        const nearer = Math.abs(at - from) <= Math.abs(at - to) ? 'from' : 'to';
        onChange(movedRange(ends, nearer, at, last));
      }}
    >
      <span className={styles.track} />
      {sliding && (
        <>
          <span className={styles.fill} style={{ '--from': from / last, '--to': to / last }} />
          {thumb('from', from, labels[0])}
          {thumb('to', to, labels[1])}
        </>
      )}
    </div>
  );
}

/** Where on the track a press was, from 0 to 1. The track ends half a thumb before its edges. */
function shareAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left - 14) / (width - 28)));
}
