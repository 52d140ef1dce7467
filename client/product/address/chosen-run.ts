import type { Load } from '#client/data/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc, ProductRunDocument } from '#client/generated/graphql.ts';
import { ANY_TIME, isOpen, RUN, type ChosenRun } from '#client/product/run-state.ts';

type Product = {
  id: string;
  runs?: readonly FragmentType<typeof ChosenRun_RunFragmentDoc>[] | null;
};

/**
 * The run in the address; without one, the product's next run that has a free seat and the region and difficulty in the
 * address. Undefined if there is none, or the address names a run of another product.
 */
export async function chosenRun(load: Load, { url }: Request, { id: product, runs }: Product) {
  const { searchParams } = new URL(url);
  const id = searchParams.get(RUN);
  if (id === ANY_TIME) return undefined;
  if (!id) {
    const isAsked = (name: string, is: string) => (searchParams.get(name) || is) === is;
    const fits = (run: ChosenRun) =>
      isOpen(run) && isAsked('difficulty', run.difficulty.toLowerCase()) && isAsked('region', run.region);
    return readFragment(ChosenRun_RunFragmentDoc, runs)?.find(fits);
  }
  const event = readFragment(ChosenRun_RunFragmentDoc, (await load(ProductRunDocument, { id })).event);
  return event?.product?.id === product ? event : undefined;
}

/** The options that the run decides, as a query of an address. */
export function presetOf(run: ChosenRun): string {
  const answers = new Map<string, string[]>();
  for (const { sendid, value } of run.options) answers.set(sendid, [...(answers.get(sendid) ?? []), value]);
  return String(new URLSearchParams([...answers].map(([sendid, values]) => [sendid, values.join(',')])));
}
