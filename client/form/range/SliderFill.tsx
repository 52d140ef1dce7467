import styles from './Slider.module.css';

type Props = {
  /** Share of the track; left out if the fill begins at the very start. */
  from?: number;
  to: number;
};

/** The chosen part of a track. An SVG, because the content security policy allows no inline styles in a document. */
export function SliderFill({ from, to }: Props) {
  return (
    <svg className={styles.fill} aria-hidden>
      {/* The line's caps are half as long as it is thick. */}
      <line x1={from === undefined ? -11 : percent(from)} x2={percent(to)} y1="3" y2="3" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}
