import { useRef } from 'react';
import { cartPath, productPath } from '#client/site/paths.ts';
import { showAdded } from '#client/cart/count/added.ts';
import { useAddToCart } from '#client/cart/use-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import card from './ProductCard.module.css';
import styles from './CardAction.module.css';

type Props = {
  id: string;
  name: string;
  path: string;
  inStock: boolean;
  /** Null if nothing has to be chosen. */
  nextStep: string | null;
};

/** A product without required choices is added to the cart directly; any other is configured on its page first. */
export function CardAction({ id, name, path, inStock, nextStep }: Props) {
  if (inStock && nextStep === null) return <AddForm id={id} name={name} />;
  const step = inStock ? nextStep : 'See details';
  return (
    <Button
      href={productPath(path)}
      size="sm"
      aria-label={`${step}: ${name}`}
      className={classes(card.action, styles.action)}
    >
      {step}
    </Button>
  );
}

const WORDS = { rest: 'Add', loading: 'Adding', success: 'Added', error: 'Try again' };

function AddForm({ id, name }: { id: string; name: string }) {
  const { state, add } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  useFormSubmit(form, () =>
    add({ product: id, quantity: 1, options: [] }, (errors) => errors.length > 0 || showAdded()),
  );
  const word = WORDS[state];
  return (
    <form method="post" action={cartPath()} ref={form} className={card.action}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={id} />
      <Button
        type="submit"
        size="sm"
        state={state === 'error' ? 'rest' : state}
        aria-label={`${word} ${name}`}
        className={styles.action}
      >
        {state !== 'success' && <Icon name="plus" size="s" />}
        {word}
      </Button>
    </form>
  );
}
