import type { ReactNode } from 'react';
import { Picture } from './picture/Picture.tsx';
import { housePicture } from './picture/house-picture.ts';
import styles from './EmptyState.module.css';

/** A picture, one sentence, one main action. `children` are further links. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={`panel ${styles.empty}`}>
      <Picture picture={housePicture('empty', [[800, 560]])} sizes="" alt="" className={styles.art} />
      <h2 className="h2">{title}</h2>
      <p className="muted">{text}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
