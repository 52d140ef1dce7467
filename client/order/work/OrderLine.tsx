import { productPath } from '#client/site/paths.ts';
import { LineChoices } from '#client/cart/LineFacts.tsx';
import { orFree } from '#client/cart/price-words.ts';
import { quantityWords } from '#client/cart/quantity-words.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { LineChanges } from '#client/order/act/LineChanges.tsx';
import { LineProgress } from './LineProgress.tsx';
import { LineState } from './LineState.tsx';
import type { Pace } from './order-progress.ts';
import styles from './OrderLine.module.css';

type Props = { line: FragmentType<typeof OrderLine_LineFragmentDoc>; pace: Pace; hasEnded: boolean };

export function OrderLine({ line: masked, pace, hasEnded }: Props) {
  const line = readFragment(OrderLine_LineFragmentDoc, masked);
  const name = line.name + quantityWords(line.quantity, line.runStartsAt !== null);
  return (
    <li className={styles.line}>
      <Picture picture={line.image} sizes="64px" alt="" />
      <div className={styles.words}>
        <h3 className={styles.name}>{line.path ? <a href={productPath(line.path)}>{name}</a> : name}</h3>
        <LineChoices choices={line.choices} />
        <LineChoices choices={playedWith(line)} />
        {line.requestedPlayer && <LineChoices choices={[`Requested player: ${line.requestedPlayer.name}`]} />}
        {!hasEnded && <LineProgress line={line} atWork={pace === 'on'} />}
        {Number(line.refunded.amount) > 0 && <p className="sm">Refunded: {line.refunded.formatted}</p>}
      </div>
      <div className={styles.end}>
        <span className="num">{orFree(line.total)}</span>
        <LineState line={line} pace={pace} />
      </div>
      <LineChanges line={line} />
    </li>
  );
}

/** Answers that are among the line's choices are not repeated. */
function playedWith({ identity, choices }: { identity: readonly Named[]; choices: readonly string[] }): string[] {
  return identity.flatMap(({ name, value }) => {
    const isChosen = choices.some((choice) => choice === value || choice === `${name}: ${value}`);
    return isChosen ? [] : [`${name}: ${value}`];
  });
}

type Named = { name: string; value: string };
