import type { ReactNode } from 'react';
import styles from '#client/layout/search/SearchPanel.module.css';

/** Rows of the list under their heading. */
export function PanelGroup({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} role="presentation" className={styles.title}>
        {title}
      </h2>
      {className ? (
        <div role="presentation" className={className}>
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
