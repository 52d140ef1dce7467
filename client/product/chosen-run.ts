import type { Load } from '#client/app/load.ts';
import { ProductRunDocument, type ProductRunQuery } from '#client/generated/graphql.ts';

export type ChosenRun = NonNullable<ProductRunQuery['event']>;

/** The parameter that names a run in the address of its product. */
export const RUN = 'run';

/** In the place of a run: a time that is agreed on. */
export const ANY_TIME = 'any';

type Product = { id: string; startKind: string; runs?: readonly ChosenRun[] | null };

/**
 * The run that the address names; where it names none, the next with a seat of what is sold by its runs.
 * Undefined when there is none, or the address names none of this product.
 */
export async function chosenRun(load: Load, { url }: Request, { id: product, startKind, runs }: Product) {
  const id = new URL(url).searchParams.get(RUN);
  if (id === ANY_TIME) return undefined;
  if (!id) return startKind === 'RUN' ? runs?.find(isOpen) : undefined;
  const { event } = await load(ProductRunDocument, { id });
  return event?.product?.id === product ? event : undefined;
}

export function isOpen({ status, slotsLeft }: ChosenRun): boolean {
  return status === 'SCHEDULED' && slotsLeft > 0;
}

/** What the run decides of the product, as the query of an address says it. */
export function presetOf(run: ChosenRun): string {
  const answers = new Map<string, string[]>();
  for (const { sendid, value } of run.options) answers.set(sendid, [...(answers.get(sendid) ?? []), value]);
  return String(new URLSearchParams([...answers].map(([sendid, values]) => [sendid, values.join(',')])));
}
