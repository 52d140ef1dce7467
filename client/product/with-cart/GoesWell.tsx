import { useEffect, useRef, useState } from 'react';
import { cartPath, productPath } from '#client/site/paths.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { showAdded } from '#client/cart/count/added.ts';
import { useAddToCart } from '#client/cart/use-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  ProductCard_ProductFragmentDoc,
  ProductRelatedDocument,
  type CartPage_CartFragment,
  type ProductCard_ProductFragment,
} from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { smallPicture } from '#client/ui/picture/small-picture.ts';
import styles from './GoesWell.module.css';

const MAX_SHOWN = 3;

type Product = ProductCard_ProductFragment;

/** Up to three products related to a line, first those that can be added with one press. */
export function GoesWell({ cart, line }: { cart: CartPage_CartFragment; line: string }) {
  const product = cart.lines.find(({ id }) => id === line)?.product.id;
  const [products, setProducts] = useState<readonly Product[]>([]);
  const lines = useRef(cart.lines);
  useEffect(() => {
    if (!product) return;
    let isHere = true;
    const show = (found: readonly Product[]) => isHere && setProducts(found);
    void relatedTo(
      product,
      lines.current.map((one) => one.product.id),
    ).then(show);
    return () => void (isHere = false);
  }, [product]);
  if (products.length === 0) return null;
  return (
    <section className={styles.well}>
      <h3 className="h4">Goes well with it</h3>
      <ul>
        {products.map((one) => (
          <li key={one.id} className={styles.product}>
            <Picture picture={smallPicture(one.image.src)} sizes="" alt="" className={styles.art} />
            <div className={styles.words}>
              <a href={productPath(one.path)}>{one.name}</a>
              <span className="quiet xs">{one.start || one.eta}</span>
            </div>
            {needsChoice(one) ? <Choose product={one} /> : <AddNow product={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const needsChoice = ({ nextStep }: Product) => Boolean(nextStep);

/** Empty if they cannot be loaded: they are only suggestions. */
async function relatedTo(product: string, inCart: readonly string[]): Promise<readonly Product[]> {
  try {
    const { related } = await queryBrowser(ProductRelatedDocument, { product });
    const products = related.map((masked) => readFragment(ProductCard_ProductFragmentDoc, masked));
    const offered = products.filter(({ id, inStock }) => inStock && !inCart.includes(id));
    return offered.toSorted((a, b) => Number(needsChoice(a)) - Number(needsChoice(b))).slice(0, MAX_SHOWN);
  } catch (error) {
    if (error instanceof LoadError) return [];
    throw error;
  }
}

function Choose({ product: { name, path, price } }: { product: Product }) {
  return (
    <Button href={productPath(path)} variant="line" size="sm" aria-label={`Choose ${name}, from ${price.formatted}`}>
      from {price.formatted}
      <Icon name="right" size="s" />
    </Button>
  );
}

const WORDS = { loading: 'Adding', success: 'Added', error: 'Try again' };

function AddNow({ product: { id, name, price } }: { product: Product }) {
  const { state, add } = useAddToCart();
  const form = useRef<HTMLFormElement>(null);
  useFormSubmit(form, () =>
    add({ product: id, quantity: 1, options: [] }, (errors) => errors.length > 0 || showAdded()),
  );
  const word = state === 'rest' ? price.formatted : WORDS[state];
  return (
    <form method="post" action={cartPath()} ref={form}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={id} />
      <Button
        type="submit"
        variant="line"
        size="sm"
        state={state === 'error' ? 'rest' : state}
        aria-label={state === 'rest' ? `Add ${name} for ${price.formatted}` : `${word} ${name}`}
      >
        {word}
        {state === 'rest' && <Icon name="plus" size="s" />}
      </Button>
    </form>
  );
}
