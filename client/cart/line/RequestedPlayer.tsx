import { useEffect } from 'react';
import type { CartLine_LineFragment } from '#client/generated/graphql.ts';
import { playerPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LineForm } from './LineForm.tsx';
import styles from './LineNotices.module.css';

type Props = { line: CartLine_LineFragment; player: NonNullable<CartLine_LineFragment['requestedPlayer']> };

/** The requested player, and the button that withdraws the request. */
export function RequestedPlayer({ line, player }: Props) {
  useEffect(() => () => focusLine(line.id), [line.id]);
  const { slug, name, isAvailable } = player;
  const remove = (
    <LineForm line={line} intent="no-player">
      <Button type="submit" variant="ghost" size="sm" aria-label={`Do not request ${name} for ${line.product.name}`}>
        {isAvailable ? <Icon name="x" size="s" /> : 'OK'}
      </Button>
    </LineForm>
  );
  if (!isAvailable) {
    return (
      <Notice tone="warning" title={`${name} can no longer be requested`} className={styles.notice}>
        <p>You can still order. We pick someone from the team.</p>
        {remove}
      </Notice>
    );
  }
  return (
    <div className={styles.player}>
      <Icon name="user" size="s" />
      <span>
        Requested:{' '}
        <a className="link" href={playerPath(slug)}>
          {name}
        </a>
      </span>
      {remove}
    </div>
  );
}

/** The pressed button disappears with the request; the focus then moves to the line. */
function focusLine(id: string): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(`line-${id}`)?.querySelector<HTMLElement>('h2 a')?.focus();
}
