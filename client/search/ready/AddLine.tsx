import { useRef } from 'react';
import { productPath } from '#client/site/paths.ts';
import { useAddToCart } from '#client/cart/use-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { singleName, listName } from '#client/product/configurator/form/field-names.ts';
import { cartInput, type Line } from './ready-line.ts';

const WORDS = { rest: 'Add to cart', loading: 'Adding', success: 'Added', error: 'Try again' };

/** Adds a complete configuration; without script the product's own form does. */
export function AddLine({ line }: { line: Line }) {
  const { state, add } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  useFormSubmit(form, () => add(cartInput(line)));
  const { product, quantity, options, run } = line;
  const several = new Set(
    options
      .filter(({ sendid }, at) => options.findIndex((one) => one.sendid === sendid) !== at)
      .map(({ sendid }) => sendid),
  );
  return (
    <form method="post" action={productPath(product.path)} ref={form}>
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="quantity" value={quantity} />
      {run && <input type="hidden" name="event" value={run.id} />}
      {options.map(({ sendid, value }) => (
        <input
          key={`${sendid} ${value}`}
          type="hidden"
          name={several.has(sendid) ? listName(sendid) : singleName(sendid)}
          value={value}
        />
      ))}
      <Button
        type="submit"
        variant="primary"
        state={state === 'error' ? 'rest' : state}
        aria-label={`${WORDS[state]}: ${product.name}`}
      >
        {state !== 'success' && <Icon name="plus" size="s" />}
        {WORDS[state]}
      </Button>
    </form>
  );
}
