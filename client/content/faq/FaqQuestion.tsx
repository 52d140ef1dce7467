import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Faq.module.css';

type Props = { id: string; heading: string; hidden: boolean; children: ReactNode };

/** The answer has the anchor's id: browsers open a `<details>` that contains the target, also without script. */
export function FaqQuestion({ id, heading, hidden, children }: Props) {
  return (
    <details className={styles.question} hidden={hidden}>
      <summary>
        <h3 className="h4">{heading}</h3>
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <div id={id} className={styles.answer}>
        {children}
        <a className={`link sm ${styles.address}`} href={`#${id}`} aria-label={`Link to this answer: ${heading}`}>
          Link to this answer
        </a>
      </div>
    </details>
  );
}
