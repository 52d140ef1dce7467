import { cartPath } from '#client/app/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { removedLineFields, type RemovedLine } from './removed-line.ts';
import styles from './RemovedNotice.module.css';

export function RemovedNotice({ line }: { line: RemovedLine }) {
  return (
    <Notice tone="success" role="status" title={`${line.name} was removed.`} className={styles.notice}>
      <form method="post" action={cartPath()}>
        <input type="hidden" name="intent" value="restore" />
        {removedLineFields(line).map(([name, value], i) => (
          <input key={i} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="line" size="sm">
          Undo
        </Button>
      </form>
    </Notice>
  );
}
