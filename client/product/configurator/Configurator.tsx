import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Send } from '#client/cart/use-cart.ts';
import { AppleWords } from '#client/cart/express/AppleWords.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { Configurator_ProductFragmentDoc, OptionGroup_OptionFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { BuyBar } from './price/BuyBar.tsx';
import type { RealmLists } from './form/configuration-store.ts';
import type { Chosen } from './form/form-items.ts';
import { LazyOptions, LazySummary } from './option/option-parts.ts';
import { CART_WORDS, type ButtonWords } from './price/price-view.ts';
import { PricePanel } from './price/PricePanel.tsx';
import type { RunStart } from '#client/product/start/RunStart.tsx';
import type { FirstPrice } from './price/quote-state.ts';
import { useConfiguratorForm } from './form/use-configurator-form.ts';
import price from './price/PricePanel.module.css';
import styles from './Configurator.module.css';

type Props = {
  product: FragmentType<typeof Configurator_ProductFragmentDoc>;
  first: FirstPrice;
  /** Of its realm options, by `sendid`; only on the server. */
  realms?: Readonly<Record<string, RealmLists>> | undefined;
  /** A query of an address for options that the page's own query does not set. */
  preset?: string | undefined;
  /** The runs whose seats can be chosen. */
  runs?: readonly DatedRun[] | undefined;
  /** The initially chosen run. */
  run?: string | undefined;
  /** For a line of the cart that is edited, instead of one that is added. */
  edit?: Edit | undefined;
  /** Content above the options: picture, title, lines. */
  children: ReactNode;
};

type DatedRun = ComponentProps<typeof RunStart>['run'] & { id: string };

export type Edit = { chosen: Chosen; quantity: number; send: Send; words: ButtonWords; second: ReactNode };

/**
 * One plain form: without JavaScript it posts to the product's own action, with it the same data is sent by GraphQL.
 */
export function Configurator({ product: masked, first, realms, preset, runs, run, edit, children }: Props) {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const { pathname, search } = useLocation();
  const configurator = useConfiguratorForm({ product, options, first, realms, preset, edit, run });
  const { form, store, quote, state, errors, missing, failure, chosenRun } = configurator;
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
        run={runs?.find(({ id }) => id === chosenRun)}
        quote={quote}
        state={state}
        missing={missing}
        error={general}
        words={words}
        second={edit ? edit.second : <BuyNow />}
        isNew={!edit}
        quantity={failure?.quantity ?? (edit ? String(edit.quantity) : quantityIn(search, options))}
        store={store}
      />
      <BuyBar product={product} quote={quote} state={state} words={words} />
    </form>
  );
}

function BuyNow() {
  return (
    <Button type="submit" variant="line" block name="then" value="checkout" className={price.now}>
      <span>
        Buy now
        <AppleWords words=" with Apple Pay" />
      </span>
    </Button>
  );
}

/** The quantity in the address, unless an option has that name. */
function quantityIn(search: string, options: readonly { key: string }[]): string | undefined {
  if (options.some(({ key }) => key === 'quantity')) return undefined;
  return new URLSearchParams(search).get('quantity') ?? undefined;
}
