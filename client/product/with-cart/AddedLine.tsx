import { LineRun } from '#client/cart/line/parts.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { CartLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { Picture } from '#client/ui/Picture.tsx';
import styles from './AddedLine.module.css';

type Props = { line: FragmentType<typeof CartLine_LineFragmentDoc>; isNew: boolean };

/** A line of the cart in short. */
export function AddedLine({ line: masked, isNew }: Props) {
  const line = readFragment(CartLine_LineFragmentDoc, masked);
  const choices = line.options.map(inShort).join(' · ');
  return (
    <li className={classes(styles.line, isNew && styles.added)}>
      <Picture picture={line.product.image} sizes="56px" alt="" className={styles.art} />
      <div className={styles.words}>
        <p className={styles.name}>{line.product.name}</p>
        {choices && <p className={styles.choices}>{choices}</p>}
        {line.event && <LineRun line={line} run={line.event} />}
      </div>
      <span className="num">{line.inStock ? line.total.formatted : ''}</span>
    </li>
  );
}

/** `None` alone says nothing. */
function inShort({ name, value }: { name: string; value: string }): string {
  return /^(none|no)$/i.test(value) ? `No ${name.toLowerCase()}` : value;
}
