import type { ReactNode } from 'react';
import styles from './Segments.module.css';

/** A bar of a few short `OptionRow`s side by side, with notes about them below it. */
export function Segments({ children, notes }: { children: ReactNode; notes: ReactNode }) {
  return (
    <div className={styles.box}>
      <div className={styles.bar}>{children}</div>
      {notes}
    </div>
  );
}

/** `id` is what the value refers to in its `describedBy`. */
export function SegmentNote({ id, name, text }: { id: string; name: string; text: string }) {
  return (
    <p className={styles.note}>
      <b>{name}:</b> <span id={id}>{text}</span>
    </p>
  );
}
