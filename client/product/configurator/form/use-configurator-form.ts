import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigate } from 'react-router-dom';
import { cartPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { useAddToCart, type Send } from '#client/cart/use-cart.ts';
import { useFormSubmit } from '#client/cart/use-form-submit.ts';
import type { Configurator_ProductFragment, OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { ProductFailure } from '#client/product/page/product-action.ts';
import { awaitCode, fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';
import { createConfiguration, type ConfigurationStore, type RealmLists } from './configuration-store.ts';
import type { Chosen } from './form-items.ts';
import type { FirstPrice, Quote } from '#client/product/configurator/price/quote-state.ts';
import { useFormInput } from './use-form-input.ts';
import { useQuote } from '#client/product/configurator/price/use-quote.ts';

type Given = {
  product: Configurator_ProductFragment;
  options: readonly OptionGroup_OptionFragment[];
  first: FirstPrice;
  realms: Readonly<Record<string, RealmLists>> | undefined;
  preset: string | undefined;
  edit: { chosen: Chosen; send: Send } | undefined;
  /** The initially chosen run. */
  run: string | undefined;
};

/** The code that reads the form: fetched at the visitor's first input. */
const live = () => import('#client/product/configurator/live-configuration.ts');

/** The form's configuration, price and missing answers, from the first choice to the cart. */
export function useConfiguratorForm(given: Given) {
  const { product, options, first, edit, run } = given;
  const asked = { options, minimum: product.minimum };
  const failure = useActionData<ProductFailure>();
  const form = useRef<HTMLFormElement>(null);
  const begin = failure?.first ?? first;
  const [errors, setErrors] = useState<readonly CartError[]>(failure?.errors ?? []);
  const { store, quote } = useConfigurationStore(given, begin.quote, failure);
  const cart = useAddToCart(edit?.send);
  const [missing, setMissing] = useState(begin.missing);
  const [chosenRun, setChosenRun] = useState(run);
  const showErrors = (next: readonly CartError[]) => {
    setErrors(next);
    store.set({ errors: next });
    // A full run is not chosen any more.
    if (next.some(({ field }) => field === 'event')) setChosenRun(undefined);
  };

  const changed = async (isFirst = false) => {
    cart.clearError();
    const { readForm, writeAddress } = await awaitCode(live);
    if (!form.current) return;
    const read = readForm(asked, new FormData(form.current));
    store.set({ chosen: read.chosen });
    setMissing(read.missing);
    // A line being edited keeps its run.
    if (!edit) setChosenRun(read.run);
    if (!edit && !isFirst) writeAddress(read.search);
    if (read.question) quote.ask(read.question);
  };
  const clearFieldError = async (control: EventTarget) => {
    if (errors.length > 0) showErrors((await awaitCode(live)).withoutField(errors, control));
  };
  useChanges(store, changed);
  useFormSubmit(form, useSend(form, asked, { showErrors, add: cart.add, isEdit: edit !== undefined }));
  useFormInput(form, (control) => {
    void changed();
    void clearFieldError(control);
  });
  return { form, store, quote, state: cart.state, errors, missing, failure, chosenRun };
}

/** The initial values of the form, or after a rejection the values that were sent; its price is kept up to date. */
function useConfigurationStore(
  { product, realms, preset, edit }: Given,
  begin: Quote | null,
  failure?: ProductFailure,
) {
  const { search } = useLocation();
  const [store] = useState(() =>
    createConfiguration({
      path: product.path,
      search: preset ? `${search}&${preset}` : search,
      refused: failure?.chosen ?? edit?.chosen,
      errors: failure?.errors ?? [],
      quote: begin,
      hasBasePrice: Number(begin?.lines[0]?.amount.amount ?? 0) !== 0,
      realms,
    }),
  );
  const quote = useQuote(begin);
  useEffect(() => {
    if (quote.isLive) store.set({ quote: quote.quote });
  }, [store, quote.isLive, quote.quote]);
  return { store, quote };
}

/** Reads the form at the visitor's first input, and whenever controls have been added or removed. */
function useChanges(store: ConfigurationStore, changed: (isFirst: boolean) => Promise<void>): void {
  const onChanged = useEffectEvent((isFirst: boolean) => void changed(isFirst));
  useEffect(() => {
    // Once the visitor acts, the page's price is confirmed, also for choices made before.
    void whenTouched().then(() => onChanged(true));
    return store.onChanged(() => onChanged(false));
  }, [store]);
}

type Sending = {
  showErrors(next: readonly CartError[]): void;
  add: ReturnType<typeof useAddToCart>['add'];
  isEdit: boolean;
};

/** Adds the form's configuration to the cart, and navigates where its button leads. */
function useSend(
  form: RefObject<HTMLFormElement | null>,
  asked: { options: readonly OptionGroup_OptionFragment[]; minimum: number },
  { showErrors, add, isEdit }: Sending,
): (data: FormData) => Promise<void> {
  const navigate = useNavigate();
  const paying = useSite().content?.paying;
  return async (data) => {
    const { focusFirstError, quickestWay, readForm, showAdded } = await fetchCode(live);
    const { order } = readForm(asked, data);
    const settled = (next: readonly CartError[]) => {
      showErrors(next);
      if (next.length > 0) focusFirstError(form.current, next);
      else if (isEdit) void navigate(cartPath());
      else if (data.get('then') === 'checkout') void navigate(quickestWay(paying));
      else showAdded();
    };
    if ('errors' in order) return settled(order.errors);
    // A field takes the same message again only after it was gone.
    showErrors([]);
    add(order, settled);
  };
}
