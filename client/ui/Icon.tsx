import { classes } from './classes.ts';
import sprite from './icons.svg?url&no-inline';
import styles from './Icon.module.css';

export type IconName =
  | 'search'
  | 'down'
  | 'right'
  | 'left'
  | 'up'
  | 'cart'
  | 'chat'
  | 'menu'
  | 'x'
  | 'check'
  | 'plus'
  | 'minus'
  | 'clock'
  | 'shield'
  | 'refund'
  | 'user'
  | 'grid'
  | 'headset'
  | 'alert'
  | 'trash'
  | 'edit'
  | 'mail'
  | 'tag'
  | 'lock'
  | 'cal'
  | 'globe'
  | 'sliders'
  | 'bolt'
  | 'copy'
  | 'ext'
  | 'card'
  | 'bank'
  | 'wallet'
  | 'coin'
  | 'phone'
  | 'gift'
  | 'pad'
  | 'play'
  | 'cam'
  | 'send'
  | 'star'
  | 'eye'
  | 'heart'
  | 'sun'
  | 'moon';

type Props = { name: IconName; size?: 's' | 'm'; filled?: boolean; className?: string | undefined };

/** Decoration beside a word, or inside a control that has a label of its own. */
export function Icon({ name, size = 'm', filled, className }: Props) {
  return (
    <svg
      className={classes(size === 's' ? styles.small : styles.icon, filled && styles.filled, className)}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The waystone: the logo, the steps of the checkout, the progress of an order. */
export function Stone({ lit = true, className }: { lit?: boolean; className?: string | undefined }) {
  return (
    <svg className={classes(styles.stone, className)} aria-hidden="true">
      <use href={`${sprite}#${lit ? 'mark' : 'mark-unlit'}`} />
    </svg>
  );
}

/** The coats of arms of the two factions, in their own colours. */
export function FactionMark({ faction, className }: { faction: 'alliance' | 'horde'; className?: string | undefined }) {
  return (
    <svg className={classes(styles.faction, styles[faction], className)} aria-hidden="true">
      <use href={`${sprite}#${faction}`} />
    </svg>
  );
}
