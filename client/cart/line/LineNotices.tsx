import { editLinePath, runsPath } from '#client/site/paths.ts';
import type { CartLine_LineFragment } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LineForm } from './LineForm.tsx';
import { RequestedPlayer } from './RequestedPlayer.tsx';
import styles from './LineNotices.module.css';

type Props = { line: CartLine_LineFragment };

/** What the shop has changed about a line since the visitor accepted it, and what can be done. */
export function LineNotices({ line }: Props) {
  return (
    <div className={styles.notices}>
      {line.requestedPlayer && <RequestedPlayer line={line} player={line.requestedPlayer} />}
      {line.problem && <Problem line={line} problem={line.problem} />}
      {line.totalBefore && <PriceChange line={line} before={line.totalBefore.formatted} />}
    </div>
  );
}

function PriceChange({ line, before }: Props & { before: string }) {
  const now = line.total.formatted;
  return (
    <Notice tone="info" title="Its price has changed since you added it" className={styles.notice}>
      <p>
        <span className="sr">Before </span>
        <s>{before}</s> <span aria-hidden="true">→</span>
        <span className="sr">, now </span> <b>{now}</b>
      </p>
      <LineForm line={line} intent="accept">
        <Button type="submit" variant="line" size="sm" aria-label={`Keep it at ${now}, ${line.product.name}`}>
          Keep it at {now}
        </Button>
      </LineForm>
    </Notice>
  );
}

function Problem({ line, problem }: Props & { problem: NonNullable<CartLine_LineFragment['problem']> }) {
  const { code, message, quantity } = problem;
  const { name, path } = line.product;
  const isOfRun = code === 'SEATS' || code === 'RUN_OVER' || code === 'SIDE';
  return (
    <Notice tone="warning" title={message} className={styles.notice}>
      <p>{WAYS[code]}</p>
      <div className={styles.ways}>
        {quantity !== null && (
          <LineForm line={line} intent="update">
            <input type="hidden" name="quantity" value={quantity} />
            <Button type="submit" variant="line" size="sm" aria-label={`Take ${quantity} of ${name}`}>
              Take {quantity}
            </Button>
          </LineForm>
        )}
        {(code === 'OPTIONS' || code === 'SIDE') && (
          <Button href={editLinePath(line.id)} variant="line" size="sm" aria-label={`Choose again, ${name}`}>
            Choose again
          </Button>
        )}
        {isOfRun && (
          <Button href={runsPath(path)} variant="line" size="sm" aria-label={`See other runs of ${name}`}>
            See other runs
          </Button>
        )}
      </div>
    </Notice>
  );
}

const WAYS: Record<string, string> = {
  GONE: 'Remove it to go on.',
  OPTIONS: 'Choose its options again, or remove it.',
  SIDE: 'Choose what fits the run, take another run, or remove it.',
  RUN_OVER: 'Remove it, and take another run.',
  SEATS: 'Take fewer, take another run, or remove it.',
  QUANTITY: 'Take fewer, or remove it.',
  MINIMUM: 'Take more of it, or remove it.',
};
