import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Wrap.module.css';

type Props = { width?: 'main' | 'checkout' | 'legal'; className?: string | undefined; children: ReactNode };

/** The page's width, one of three, with its gutters. */
export function Wrap({ width = 'main', className, children }: Props) {
  return <div className={classes(styles.wrap, styles[width], className)}>{children}</div>;
}
