import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { RUN } from '#client/product/chosen-run.ts';
import { configurationSearch } from '#client/product/configuration-address.ts';
import { onlyAsked } from './asked.ts';
import { readAddToCart, readChosen, type Chosen } from './form-items.ts';
import { priceQuestion, type AnyRealm } from './price-question.ts';
import type { Question } from './use-quote.ts';

export { askPrice } from './ask-price.ts';
export { focusFirstError, withoutField } from './field-errors.ts';

export type FormReading = {
  chosen: Chosen;
  /** The query of the page's address. */
  search: string;
  /** What to ask the price of; undefined while the quantity is no number. */
  question: Question | undefined;
  /** What to put into the cart, or what stands in the way. */
  order: ReturnType<typeof readAddToCart>;
};

/** What a form with these options says, without what is not asked beside the other choices. */
export function readForm(
  { options, minimum }: { options: readonly OptionGroup_OptionFragment[]; minimum: number },
  form: FormData,
  anyRealm: AnyRealm,
): FormReading {
  const chosen = onlyAsked(options, readChosen(form));
  const quantity = { value: String(form.get('quantity') ?? minimum), minimum };
  const order = readAddToCart(form, chosen);
  const { items, unsaid } = priceQuestion(options, chosen, anyRealm);
  return {
    chosen,
    search: withRun(configurationSearch(options, chosen, quantity), form.get('event')),
    question: 'errors' in order ? undefined : { ...order, options: items, unsaid },
    order,
  };
}

/** The run that seats are booked of stays in the address. */
function withRun(search: string, run: FormDataEntryValue | null): string {
  if (typeof run !== 'string') return search;
  return search ? `?${RUN}=${run}&${search.slice(1)}` : `?${RUN}=${run}`;
}
