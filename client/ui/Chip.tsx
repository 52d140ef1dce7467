import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Chip.module.css';

type Props = {
  tone?: 'plain' | 'art' | 'ok' | 'warn' | 'bad' | 'lit';
  className?: string | undefined;
  children: ReactNode;
};

/** A short label: a difficulty, a state. `art` is for use over a picture. */
export function Chip({ tone = 'plain', className, children }: Props) {
  return <span className={classes(styles.chip, styles[tone], className)}>{children}</span>;
}
