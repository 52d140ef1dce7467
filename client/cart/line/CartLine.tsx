import { cartPath, editLinePath, productPath } from '#client/site/paths.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { LineFacts } from '#client/cart/LineFacts.tsx';
import { orFree } from '#client/cart/price-words.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { type CartLine_LineFragment, CartLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { LineNotices, LineRun, QuantityForm } from './lazy-parts.ts';
import styles from './CartLine.module.css';

type Props = {
  line: FragmentType<typeof CartLine_LineFragmentDoc>;
  errors: readonly CartError[] | undefined;
  /** The requested quantity, while the shop has not responded yet. */
  asked: number | undefined;
};

export function CartLine({ line: masked, errors, asked }: Props) {
  const line = readFragment(CartLine_LineFragmentDoc, masked);
  const { id, product, isCountable } = line;
  return (
    <li className={classes(styles.line, !isCountable && styles.single)} id={`line-${id}`}>
      <div className={styles.art}>
        <Picture picture={product.image} sizes="148px" alt="" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={productPath(product.path)}>{product.name}</a>
        </h2>
        <LineFacts line={line} run={line.event} />
        {line.event && <LineRun line={line} run={line.event} />}
        {(line.problem || line.totalBefore || line.requestedPlayer) && <LineNotices line={line} />}
        <LineActions line={line} />
        {errors?.map((error) => (
          <p key={error.message} className={styles.error} role="alert">
            <Icon name="alert" size="s" />
            {error.message}
          </p>
        ))}
      </div>
      <div className={styles.end}>
        <LinePrice line={line} isUpdating={asked !== undefined} />
        {isCountable && <QuantityForm line={line} name={product.name} quantity={asked ?? line.quantity} />}
      </div>
    </li>
  );
}

function LineActions({ line: { id, product, problem } }: { line: CartLine_LineFragment }) {
  return (
    <div className={styles.actions}>
      {problem?.code !== 'GONE' && (
        <Button
          href={editLinePath(id)}
          variant="ghost"
          size="sm"
          aria-label={`Edit ${product.name}`}
          className={styles.action}
        >
          <Icon name="edit" size="s" />
          Edit
        </Button>
      )}
      <form method="post" action={cartPath()}>
        <input type="hidden" name="line" value={id} />
        <input type="hidden" name="name" value={product.name} />
        <Button
          type="submit"
          name="intent"
          value="remove"
          variant="ghost"
          size="sm"
          aria-label={`Remove ${product.name}`}
          className={styles.action}
        >
          <Icon name="trash" size="s" />
          Remove
        </Button>
      </form>
    </div>
  );
}

function LinePrice({ line, isUpdating }: { line: CartLine_LineFragment; isUpdating: boolean }) {
  return (
    <div className={classes(styles.price, isUpdating && styles.updating)}>
      {line.inStock ? (
        <>
          <span className="num">{orFree(line.total)}</span>
          {line.quantity > 1 && Number(line.total.amount) > 0 && (
            <div className="quiet xs">{line.unitPrice.formatted} each</div>
          )}
        </>
      ) : (
        <span className="quiet xs">Not in the total</span>
      )}
    </div>
  );
}
