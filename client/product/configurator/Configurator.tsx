import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router-dom';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { useAddToCart, type Send } from '#client/cart/use-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { Configurator_ProductFragmentDoc, OptionGroup_OptionFragmentDoc } from '#client/generated/graphql.ts';
import type { ProductFailure } from '#client/product/product-action.ts';
import { Button } from '#client/ui/Button.tsx';
import { awaitCode, fetchCode } from '#client/ui/fetch-code.ts';
import { BuyBar } from './BuyBar.tsx';
import { createConfiguration, type RealmLists } from './configuration-store.ts';
import type { Chosen } from './form-items.ts';
import { LazyOptions, LazySummary } from './option-parts.ts';
import { CART_WORDS, type ButtonWords } from './price-view.ts';
import { PricePanel } from './PricePanel.tsx';
import { useConfigurationAddress } from './use-configuration-address.ts';
import { useFormInput } from './use-form-input.ts';
import type { FirstPrice } from './quote-state.ts';
import { useQuote } from './use-quote.ts';
import price from './PricePanel.module.css';
import styles from './Configurator.module.css';

type Props = {
  product: FragmentType<typeof Configurator_ProductFragmentDoc>;
  first: FirstPrice;
  /** Of its realm options, by `sendid`; only on the server. */
  realms?: Readonly<Record<string, RealmLists>> | undefined;
  /** The query of an address that chooses what the page's own leaves open. */
  preset?: string | undefined;
  /** For a line that is configured anew, instead of one that is added. */
  edit?: Edit | undefined;
  /** What stands over the options: picture, title, lines. */
  children: ReactNode;
};

export type Edit = { chosen: Chosen; quantity: number; send: Send; words: ButtonWords; second: ReactNode };

/** How the form is read: fetched once the page stands. */
const live = () => import('./live-configuration.ts');

/** One plain form: without JavaScript it posts to the product's own action, with it the same data goes by GraphQL. */
export function Configurator({ product: masked, first, realms, preset, edit, children }: Props) {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const asked = { options, minimum: product.minimum };
  const failure = useActionData<ProductFailure>();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<readonly CartError[]>(failure?.errors ?? []);
  const [store] = useState(() =>
    createConfiguration({
      path: product.path,
      search: preset ? `${search}&${preset}` : search,
      refused: failure?.chosen ?? edit?.chosen,
      errors,
      realms,
    }),
  );
  const begin = failure?.first ?? first;
  const quote = useQuote(begin.quote);
  const cart = useAddToCart(edit?.send);
  const [missing, setMissing] = useState(begin.missing);
  const navigate = useNavigate();
  const writeAddress = useConfigurationAddress();

  const refuse = (refused: readonly CartError[]) => {
    setErrors(refused);
    store.set({ errors: refused });
  };
  const changed = async (isFirst = false) => {
    cart.forgive();
    const { readForm } = await awaitCode(live);
    if (!form.current) return;
    const read = readForm(asked, new FormData(form.current));
    store.set({ chosen: read.chosen });
    setMissing(read.missing);
    if (!edit && !isFirst) writeAddress(read.search);
    if (read.question) quote.ask(read.question);
  };
  const forgive = async (control: EventTarget) => {
    if (errors.length > 0) refuse((await awaitCode(live)).withoutField(errors, control));
  };
  const submit = async (data: FormData) => {
    const { focusFirstError, readForm, showAdded } = await fetchCode(live);
    const { order } = readForm(asked, data);
    const settled = (refused: readonly CartError[]) => {
      refuse(refused);
      if (refused.length > 0) focusFirstError(form.current, refused);
      else if (edit) void navigate(cartPath());
      else if (data.get('then') === 'checkout') void navigate(checkoutPath());
      else showAdded();
    };
    if ('errors' in order) settled(order.errors);
    else cart.add(order, settled);
  };
  const onChanged = useEffectEvent((isFirst: boolean) => void changed(isFirst));
  useEffect(() => {
    // The price of the page is confirmed once, and whatever was chosen before this code came is asked for.
    onChanged(true);
    return store.onChanged(() => onChanged(false));
  }, [store]);
  useFormSubmit(form, submit);
  useFormInput(form, (control) => {
    void changed();
    void forgive(control);
  });

  const words = edit?.words ?? CART_WORDS;
  const general = errors.find(
    (error) => !error.field || error.field === 'quantity' || error.field === 'event',
  )?.message;
  return (
    <form method="post" action={pathname} noValidate className={styles.form} ref={form}>
      <input type="hidden" name="product" value={product.id} />
      <div className={styles.main}>
        {failure && <LazySummary errors={failure.errors} options={options} />}
        {children}
        <LazyOptions options={options} store={store} />
      </div>
      <PricePanel
        product={product}
        quote={quote}
        state={cart.state}
        missing={missing}
        error={general}
        words={words}
        second={edit ? edit.second : <BuyNow />}
        quantity={failure?.quantity ?? (edit ? String(edit.quantity) : quantityIn(search, options))}
        store={store}
      />
      <BuyBar product={product} quote={quote} state={cart.state} words={words} />
    </form>
  );
}

function BuyNow() {
  return (
    <Button type="submit" variant="line" block name="then" value="checkout" className={price.now}>
      Buy now
    </Button>
  );
}

/** The number of pieces in the address, unless an option goes by that name. */
function quantityIn(search: string, options: readonly { key: string }[]): string | undefined {
  if (options.some(({ key }) => key === 'quantity')) return undefined;
  return new URLSearchParams(search).get('quantity') ?? undefined;
}
