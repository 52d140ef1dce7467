import { useEffect, useRef } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import styles from './RemovedNotices.module.css';

type Props = { lines: readonly { line: string; name: string }[] };

/**
 * The lines that were just removed. The pressed button disappears with its line, so the focus moves to Undo, and after
 * that to the restored line.
 */
export function RemovedNotices({ lines }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(lines);
  useEffect(() => {
    const before = known.current;
    known.current = lines;
    if (lines.length > before.length) {
      list.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
    } else if (document.activeElement === document.body) {
      const back = before.find(({ line }) => !lines.some((one) => one.line === line));
      if (back) document.getElementById(`line-${back.line}`)?.querySelector<HTMLElement>('h2 a')?.focus();
    }
  }, [lines]);
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
