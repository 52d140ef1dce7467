import { useEffect, useRef } from 'react';
import { informationPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import styles from './SentNotice.module.css';

type Props = { slug: string; next: readonly string[]; again: string };

/** Replaces the form once it is sent and says what happens next. A reload shows the same and sends nothing. */
export function SentNotice({ slug, next, again }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`panel ${styles.sent}`}>
      <Notice ref={notice} tone="success" role="alert" title="We have your message">
        An email with its number is on its way to you.
      </Notice>
      <h2 className="h3">What happens next</h2>
      <ol>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button href={informationPath('faq')} variant="primary" size="lg">
          Questions and answers
        </Button>
        <Button href={informationPath(slug)} variant="line" size="lg">
          {again}
        </Button>
      </div>
    </div>
  );
}
