import { useEffect, useRef } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import styles from './RemovedNotices.module.css';

type Props = { lines: readonly { line: string; name: string }[] };

/** What was just taken out; the focus goes there, as the button that was pressed has gone with its line. */
export function RemovedNotices({ lines }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(lines.length);
  useEffect(() => {
    if (lines.length > known.current) list.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
    known.current = lines.length;
  }, [lines.length]);
  return (
    <div ref={list} role="status" className={styles.list}>
      {lines.map(({ line, name }) => (
        <Notice key={line} tone="success" title={`${name} was removed.`} className={styles.notice}>
          <form method="post" action={cartPath()}>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="line" value={line} />
            <input type="hidden" name="name" value={name} />
            <Button type="submit" variant="line" size="sm" aria-label={`Undo: put ${name} back`}>
              Undo
            </Button>
          </form>
        </Notice>
      ))}
    </div>
  );
}
