import { useRef } from 'react';
import { cartPath, productPath } from '#client/app/paths.ts';
import { Stepper } from '#client/form/Stepper.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { CartLine_LineFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { CartError } from './change-cart.ts';
import { LineOptions } from './LineOptions.tsx';
import { LineRun } from './LineRun.tsx';
import { removedLineFields } from './removed-line.ts';
import styles from './CartLine.module.css';

/** The shop refuses more than a product's maximum; a line does not know it. */
const MAX_QUANTITY = 9999;

type Props = { line: FragmentType<typeof CartLine_LineFragmentDoc>; errors: readonly CartError[] | undefined };

export function CartLine({ line: masked, errors }: Props) {
  const line = readFragment(CartLine_LineFragmentDoc, masked);
  const { product } = line;
  const removal = removedLineFields({
    path: product.path,
    name: product.name,
    quantity: line.quantity,
    options: line.options,
  });
  return (
    <li className={styles.line}>
      <div className={styles.art}>
        <Picture picture={product.image} sizes="148px" alt="" />
      </div>
      <div>
        <h2 className={styles.name}>
          <a href={productPath(product.path)}>{product.name}</a>
        </h2>
        <LineOptions options={line.options} />
        {line.event && <LineRun run={line.event} />}
        {!line.inStock && <Chip tone="bad">Sold out</Chip>}
        <form method="post" action={cartPath()} className={styles.actions}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="line" value={line.id} />
          {removal.map(([name, value], i) => (
            <input key={i} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            aria-label={`Remove ${product.name}`}
            className={styles.remove}
          >
            <Icon name="trash" size="s" />
            Remove
          </Button>
        </form>
        {errors?.map((error) => (
          <p key={error.message} className={styles.error} role="alert">
            <Icon name="alert" size="s" />
            {error.message}
          </p>
        ))}
      </div>
      <div className={styles.end}>
        <div className={styles.price}>
          <span className="num">{line.total.formatted}</span>
          {line.quantity > 1 && <div className="quiet xs">{line.unitPrice.formatted} each</div>}
        </div>
        <QuantityForm id={line.id} name={product.name} quantity={line.quantity} minimum={line.minimum} />
      </div>
    </li>
  );
}

type QuantityProps = { id: string; name: string; quantity: number; minimum: number };

function QuantityForm({ id, name, quantity, minimum }: QuantityProps) {
  const form = useRef<HTMLFormElement>(null);
  // The field shows the new number only after React has rendered it.
  const send = () => requestAnimationFrame(() => form.current?.requestSubmit());
  return (
    <form method="post" action={cartPath()} ref={form} className={styles.quantity}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={id} />
      <Stepper
        name="quantity"
        label={`Quantity of ${name}`}
        value={quantity}
        min={minimum}
        max={MAX_QUANTITY}
        onChange={send}
      />
      <noscript>
        <Button type="submit" size="sm">
          Update
        </Button>
      </noscript>
    </form>
  );
}
