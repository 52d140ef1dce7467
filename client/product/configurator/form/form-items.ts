import type { CartError } from '#client/cart/change-cart.ts';
import { readAmount } from '#client/form/amount/amount-text.ts';
import { PLAYER } from '#client/product/run-state.ts';
import type { AddToCartInput } from '#client/generated/graphql.ts';
import { RUNS_FIELD, toName } from './field-names.ts';

/** A form item as the API takes it. */
export type FormItem = { sendid: string; value: string };

const FIELD_NAME = /^(option|options|from)-(.+)$/;

/** The chosen values, keyed by `sendid`; a list for options that take several. */
export type Chosen = Record<string, string | string[]>;

export function readChosen(form: FormData): Chosen {
  const items: FormItem[] = [];
  const lists = new Set<string>();
  for (const [name, value] of form) {
    const [, kind, sendid] = FIELD_NAME.exec(name) ?? [];
    if (!sendid || typeof value !== 'string') continue;
    if (kind === 'options') lists.add(sendid);
    items.push({ sendid, value: kind === 'from' ? rangeOf(value, form.get(toName(sendid))) : value });
  }
  return collapseItems(items, lists);
}

/** The same, with amounts that were typed as people write them, such as `1.5m`, converted to numbers. */
export function withAmounts(
  options: readonly { sendid: string; type: string; amount?: { unit: string } | null }[],
  chosen: Chosen,
): Chosen {
  const amounts = options.flatMap(({ sendid, type, amount }): [string, string][] => {
    const typed = chosen[sendid];
    if (type !== 'AMOUNT' || typeof typed !== 'string') return [];
    const meant = readAmount(typed, amount?.unit);
    return [[sendid, meant === undefined ? typed : String(meant)]];
  });
  return { ...chosen, ...Object.fromEntries(amounts) };
}

/** Half a range is sent unchanged, so that the shop can say what is wrong with it. */
function rangeOf(from: string, to: FormDataEntryValue | null): string {
  return from || to ? `${from}-${typeof to === 'string' ? to : ''}` : '';
}

/** Form items as one object. Empty values are dropped; of two single values the last one wins. */
export function collapseItems(items: readonly FormItem[], lists: ReadonlySet<string>): Chosen {
  const chosen = new Map<string, string | string[]>();
  for (const { sendid, value } of items) {
    if (value.trim() === '') continue;
    const before = chosen.get(sendid);
    if (lists.has(sendid)) {
      chosen.set(sendid, [...(Array.isArray(before) ? before : []), value]);
    } else {
      if (before !== undefined && import.meta.env.DEV) console.warn(`Two values for "${sendid}": the last one is used`);
      chosen.set(sendid, value);
    }
  }
  return Object.fromEntries(chosen);
}

/** What the API takes: one item for each chosen value. */
export function toItems(chosen: Chosen): FormItem[] {
  return Object.entries(chosen).flatMap(([sendid, value]) =>
    [value].flat().map((single) => ({ sendid, value: single })),
  );
}

/** A whole number, or null for anything else that was typed. */
export function readQuantity(form: FormData): number | null {
  const text = String(form.get('quantity') ?? '1').trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The input that a form sends to the cart, or its errors. */
export function readAddToCart(form: FormData, chosen: Chosen): AddToCartInput | { errors: CartError[] } {
  const quantity = readQuantity(form);
  if (quantity === null) return { errors: [{ field: 'quantity', message: 'Enter a whole number' }] };
  const event = form.get('event');
  // The chosen run has no free seat any more, and no other time was chosen.
  if (event === null && form.has(RUNS_FIELD))
    return { errors: [{ field: 'event', message: 'Choose a date, or any time' }] };
  const player = form.get(PLAYER);
  const asked = typeof player === 'string' && player !== '' ? { requestedPlayer: player } : {};
  const input = { product: String(form.get('product') ?? ''), quantity, options: toItems(chosen), ...asked };
  return typeof event === 'string' && /^\d+$/.test(event) ? { ...input, event } : input;
}
