import { LineChoices, LineFacts } from '#client/cart/LineFacts.tsx';
import { LineRun } from '#client/cart/line/parts.ts';
import { orFree } from '#client/cart/price-words.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { CartLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { Picture } from '#client/ui/picture/Picture.tsx';
import styles from './AddedLine.module.css';

type Props = { line: FragmentType<typeof CartLine_LineFragmentDoc>; isNew: boolean };

/** A line of the cart in short. */
export function AddedLine({ line: masked, isNew }: Props) {
  const line = readFragment(CartLine_LineFragmentDoc, masked);
  return (
    <li className={classes(styles.line, isNew && styles.added)}>
      <Picture picture={line.product.image} sizes="56px" alt="" className={styles.art} />
      <div className={styles.words}>
        <p className={styles.name}>{line.product.name}</p>
        <LineFacts line={line} run={line.event} />
        {line.requestedPlayer?.isAvailable && (
          <LineChoices choices={[`Requested player: ${line.requestedPlayer.name}`]} />
        )}
        {line.event && <LineRun line={line} run={line.event} />}
      </div>
      <span className="num">{line.inStock ? orFree(line.total) : ''}</span>
    </li>
  );
}
