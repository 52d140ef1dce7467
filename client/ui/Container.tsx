import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Container.module.css';

type Props = { width?: 'main' | 'checkout' | 'legal'; className?: string | undefined; children: ReactNode };

/** The page's width, one of three, with its gutters. */
export function Container({ width = 'main', className, children }: Props) {
  return <div className={classes(styles.wrap, styles[width], className)}>{children}</div>;
}
