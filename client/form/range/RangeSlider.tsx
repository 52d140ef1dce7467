import { useRef, type PointerEvent } from 'react';
import { classes } from '#client/ui/classes.ts';
import { movedRange, type Ends } from './range-steps.ts';
import { SliderFill } from './SliderFill.tsx';
import { useEarlyMove } from './use-early-move.ts';
import styles from './Slider.module.css';

type Props = {
  /** Names of the steps, lowest first. */
  names: readonly string[];
  ends: Ends;
  /** Nothing has been chosen yet: the ends show the whole range. */
  idle?: boolean;
  labels: [string, string];
  /** With script: a press between the thumbs moves the nearer one, not the upper one as browsers do. */
  sliding: boolean;
  onChange: (ends: Ends) => void;
};

/** Two thumbs on one track; each is a range input, so arrows, Page keys and touch are handled by the browser. */
export function RangeSlider({ names, ends, idle, labels, sliding, onChange }: Props) {
  const last = names.length - 1;
  const [from, to] = ends;
  const track = useRef<HTMLDivElement>(null);
  const move = (end: 'from' | 'to', at: number) => onChange(movedRange(ends, end, at, last));
  useEarlyMove(track, ends, ([lower = from, upper = to]) => {
    onChange(movedRange([lower, upper], lower === from ? 'to' : 'from', lower === from ? upper : lower, last));
  });
  const thumb = (end: 'from' | 'to', at: number, label: string) => (
    <input
      type="range"
      className={classes(styles.thumb, end === 'from' && from > last / 2 && styles.above)}
      min={0}
      max={last}
      step={1}
      value={at}
      autoComplete="off"
      aria-label={label}
      aria-valuetext={names[at]}
      onChange={(event) => move(end, event.target.valueAsNumber)}
    />
  );
  return (
    <div
      ref={track}
      className={classes(styles.slider, styles.two, sliding && styles.sliding, idle && styles.idle)}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        const at = Math.round(shareAt(event) * last);
        const nearer = Math.abs(at - from) <= Math.abs(at - to) ? 'from' : 'to';
        move(nearer, at);
      }}
    >
      <span className={styles.track} />
      <SliderFill from={from / last} to={to / last} />
      {thumb('from', from, labels[0])}
      {thumb('to', to, labels[1])}
    </div>
  );
}

/** Where on the track a press was, from 0 to 1. The track ends half a thumb before its edges. */
function shareAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left - 14) / (width - 28)));
}
