import styles from './Slider.module.css';

type Props = {
  /** Share of the track; left out where the fill begins at the very start of it. */
  from?: number;
  to: number;
};

/** The part of a track that is chosen. Drawn, because the policy for styles lets no document set a length. */
export function SliderFill({ from, to }: Props) {
  return (
    <svg className={styles.fill} aria-hidden>
      {/* The caps of the line are half as long as it is thick. */}
      <line x1={from === undefined ? -11 : percent(from)} x2={percent(to)} y1="3" y2="3" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}
