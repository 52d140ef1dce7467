import { createHash } from 'node:crypto';
import type { Choice } from '#shop/product/quote/configure.ts';
import type { StoredOptions } from '#shop/cart/table.ts';

/** What a line stores of its options; `configure` reads it back, so prices follow the catalogue. */
export function storedOptions(choices: Choice[]): StoredOptions {
  return Object.fromEntries(
    choices.map(({ option, values, text }) => {
      const ids = values.map((value) => value.id);
      return [String(option.id), option.type === 'checkbox' ? ids : (ids[0] ?? text)];
    }),
  );
}

/** Equal for the same product, dated run and choices, in whatever order they were made. */
export function configurationOf(productId: number, options: StoredOptions, eventId: number | null = null): string {
  const entries = Object.entries(options).sort(([a], [b]) => Number(a) - Number(b));
  return createHash('sha256')
    .update(JSON.stringify([productId, entries, ...(eventId === null ? [] : [eventId])]))
    .digest('hex');
}

/** Changes whenever the line's quantity or options do. */
export function lineVersion({ configuration, quantity }: { configuration: string; quantity: number }): string {
  return `${configuration.slice(0, 12)}.${quantity}`;
}

type Content = { id: number; configuration: string; quantity: number };

/**
 * Changes whenever a line, the coupon or the credit does; the same again when the change is undone.
 *
 * @param wishes the available requested players, by line.
 */
export function contentVersion(
  lines: Content[],
  { coupon, credit }: { coupon: string | null; credit: string | null },
  wishes: ReadonlyMap<number, number> = new Map(),
): string {
  const content = lines.map(({ id, configuration, quantity }) => {
    const player = wishes.get(id);
    return [id, configuration, quantity, ...(player === undefined ? [] : [player])];
  });
  return shortHash([content, coupon, ...(credit === null ? [] : [credit])], 22);
}

type Prices = { currency: string; unitMicros: (number | undefined)[]; discountMinor: number; totalMinor: number };

/** The content's version, a dot, and a part that changes with every price the buyer sees. */
export function cartVersion(content: string, { currency, unitMicros, discountMinor, totalMinor }: Prices): string {
  const prices = [currency, unitMicros.map((micros) => micros ?? null), discountMinor, totalMinor];
  return `${content}.${shortHash(prices, 11)}`;
}

/** Whether two versions have the same lines and coupon, whatever they cost. */
export function hasSameContent(version: string, other: string): boolean {
  return typeof version === 'string' && version.split('.')[0] === other.split('.')[0];
}

function shortHash(value: unknown, length: number): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);
}
