import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

type Props = {
  tone: 'success' | 'warning' | 'danger' | 'info';
  title: ReactNode;
  /** `alert` for what must be read out at once; the notice can then also take the focus. */
  role?: 'alert' | 'status';
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  children?: ReactNode;
};
const ICONS = { success: 'check', warning: 'clock', danger: 'alert', info: 'alert' } as const;

/** A bold sentence that says what happened, and a plain one that says what to do. */
export function Notice({ tone, title, role, ref, className, children }: Props) {
  return (
    <div
      ref={ref}
      className={classes(styles.notice, styles[tone], className)}
      role={role}
      tabIndex={role === 'alert' ? -1 : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>
        <b>{title}</b>
        {children && <div className="muted">{children}</div>}
      </div>
    </div>
  );
}
