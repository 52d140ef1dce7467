import { type ReactNode, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router-dom';
import { checkoutPath } from '#client/app/paths.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { useAddToCart } from '#client/cart/use-cart.ts';
import { useOwnSubmit } from '#client/cart/use-own-submit.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { Configurator_ProductFragmentDoc } from '#client/generated/graphql.ts';
import { BuyBar } from './BuyBar.tsx';
import { fieldErrors, focusFirstError, withoutField } from './field-errors.ts';
import { optionBlocks } from './option-groups.ts';
import { OptionFields, OptionRows } from './OptionGroup.tsx';
import { PricePanel } from './PricePanel.tsx';
import { type ProductRefusal, readAddToCart } from '#client/product/product-action.ts';
import { useQuote } from './use-quote.ts';
import styles from './Configurator.module.css';

type Props = {
  product: FragmentType<typeof Configurator_ProductFragmentDoc>;
  /** What stands over the options: picture, title, lines. */
  children: ReactNode;
};

/** One plain form: without JavaScript it posts to the product's own action, with it the same data goes by GraphQL. */
export function Configurator({ product: masked, children }: Props) {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const refusal = useActionData<ProductRefusal>();
  const [errors, setErrors] = useState<readonly CartError[]>(refusal?.errors ?? []);
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote();
  const cart = useAddToCart();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const changed = () => {
    cart.forgive();
    const input = form.current && readAddToCart(new FormData(form.current));
    if (input && 'product' in input) quote.ask(input);
  };

  useOwnSubmit(form, (data) => {
    const input = readAddToCart(data);
    const refuse = (refused: readonly CartError[]) => {
      setErrors(refused);
      if (refused.length > 0) focusFirstError(form.current, refused);
    };
    if ('errors' in input) return refuse(input.errors);
    const settled = (refused: readonly CartError[]) => {
      refuse(refused);
      if (refused.length === 0 && data.get('then') === 'checkout') void navigate(checkoutPath());
    };
    cart.add(input, settled);
  });

  const shown = { chosen: refusal?.chosen, errors: fieldErrors(errors) };
  const general = errors.find((error) => !error.field || error.field === 'quantity')?.message;
  return (
    <form
      method="post"
      action={pathname}
      noValidate
      className={styles.form}
      onChange={(event) => {
        setErrors((shown) => withoutField(shown, event.target));
        changed();
      }}
      ref={form}
    >
      <input type="hidden" name="product" value={product.id} />
      <div className={styles.main}>
        {children}
        {optionBlocks(product.options).map((block) =>
          'rows' in block ? (
            <OptionRows key={block.rows.sendid} option={block.rows} {...shown} />
          ) : (
            <OptionFields key={block.fields[0]?.sendid} options={block.fields} {...shown} />
          ),
        )}
      </div>
      <PricePanel
        product={product}
        quote={quote}
        state={cart.state}
        error={general}
        quantity={refusal?.quantity}
        onQuantity={changed}
      />
      <BuyBar product={product} quote={quote} state={cart.state} />
    </form>
  );
}
