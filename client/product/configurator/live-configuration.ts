import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { PLAYER, RUN } from '#client/product/run-state.ts';
import { configurationSearch } from '#client/product/address/configuration-address.ts';
import { withPlayer } from '#client/product/wish/wish-address.ts';
import { pricedItems } from './price/ask-price.ts';
import { missingIn, onlyAsked } from './form/asked.ts';
import { missingWords } from './form/missing-words.ts';
import { readAddToCart, readChosen, withAmounts, type Chosen } from './form/form-items.ts';
import type { Question } from './price/quote-state.ts';

export { showAdded } from '#client/cart/count/added.ts';
export { quickestWay } from '#client/cart/express/quickest-way.ts';
export { askPrice } from './price/ask-price.ts';
export { writeAddress } from './form/write-address.ts';
export { focusFirstError, withoutField } from './form/field-errors.ts';

export type FormReading = {
  chosen: Chosen;
  /** The missing answers, in words; empty if there are none. */
  missing: string;
  /** The query of the page's address. */
  search: string;
  /** The run with the chosen seat, if there are runs to choose from. */
  run: string | undefined;
  /** The configuration to price; undefined while the quantity is not a number. */
  question: Question | undefined;
  /** The input for the cart, or what prevents it. */
  order: ReturnType<typeof readAddToCart>;
};

/** The configuration of a form, without options that the other choices hide. */
export function readForm(
  { options, minimum }: { options: readonly OptionGroup_OptionFragment[]; minimum: number },
  form: FormData,
): FormReading {
  const chosen = onlyAsked(options, withAmounts(options, readChosen(form)));
  const quantity = { value: String(form.get('quantity') ?? minimum), minimum };
  const order = readAddToCart(form, chosen);
  const run = form.get('event');
  return {
    chosen,
    missing: missingWords(missingIn(options, chosen)),
    search: withWish(withRun(configurationSearch(options, chosen, quantity), run), form.get(PLAYER)),
    run: typeof run === 'string' ? run : undefined,
    question: 'errors' in order ? undefined : { ...order, options: pricedItems(options, chosen) },
    order,
  };
}

/** The requested player stays in the query too. */
function withWish(search: string, player: FormDataEntryValue | null): string {
  return typeof player === 'string' ? withPlayer(search, player) : search;
}

/** The run of the chosen seat stays in the query. */
function withRun(search: string, run: FormDataEntryValue | null): string {
  if (typeof run !== 'string') return search;
  return search ? `?${RUN}=${run}&${search.slice(1)}` : `?${RUN}=${run}`;
}
