import { useEffect, useRef } from 'react';
import { Notice } from '#client/ui/Notice.tsx';
import { fieldId } from './Field.tsx';
import { focusQuietly } from './refused/use-focus-refused.ts';
import styles from './ErrorSummary.module.css';

type Props = { errors: { field?: string | null | undefined; message: string }[]; title?: string };

/** Every error from the server, each linked to its field; takes the focus when it appears. Nothing without errors. */
export function ErrorSummary({ errors, title = 'Some fields need another look.' }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0 && summary.current) focusQuietly(summary.current.closest('form'), summary.current);
  }, [errors]);
  if (errors.length === 0) return null;
  const [only] = errors;
  if (errors.length === 1 && only && !only.field)
    return <Notice ref={summary} tone="danger" role="alert" title={only.message} />;
  return (
    <Notice ref={summary} tone="danger" role="alert" title={title}>
      <ul className={styles.errors}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a className="link" href={`#${fieldId(field)}`}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
