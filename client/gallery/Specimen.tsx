import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

/** A row of one component's states. */
export function Specimens({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.specimens} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <div className={wide ? styles.wide : styles.grid}>{children}</div>
    </section>
  );
}

/** One state and its name. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <div>{children}</div>
      <figcaption>{state}</figcaption>
    </figure>
  );
}
