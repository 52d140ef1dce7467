import { useAddToCart } from '#client/cart/use-cart.ts';
import { cartInput, configurationText, type Line, linePath, nextStep } from '#client/search/ready/ready-line.ts';
import { FoundRow } from './FoundRow.tsx';
import styles from '#client/layout/search/SearchPanel.module.css';

const WORDS = { rest: 'Add to cart', loading: 'Adding …', success: 'Added', error: 'Try again' };

/** A product configured by the search words: opened on its page, or added if nothing is missing. */
export function ReadyRow({ id, line }: { id: string; line: Line }) {
  const { state, add } = useAddToCart();
  const { product, total, isFrom } = line;
  const step = nextStep(line);
  return (
    <div role="presentation" className={styles.ready}>
      <FoundRow
        id={id}
        href={linePath(line)}
        name={configurationText(line)}
        query=""
        hint={step ? `${product.name} · ${step}` : product.name}
        picture={product.image}
        price={isFrom ? `from ${total.formatted}` : total.formatted}
      />
      {step === undefined && (
        <button
          type="button"
          id={`${id}-add`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          className={styles.add}
          onClick={() => add(cartInput(line))}
        >
          {WORDS[state]}
          <span className="sr">: {product.name}</span>
        </button>
      )}
    </div>
  );
}
