import { createHash } from 'node:crypto';
import type { Choice } from '#shop/product/configure.ts';
import type { StoredOptions } from './table.ts';

/** What a line keeps of its options; `configure` reads it back, so prices follow the catalogue. */
export function storedOptions(choices: Choice[]): StoredOptions {
  return Object.fromEntries(
    choices.map(({ option, values, text }) => {
      const ids = values.map((value) => value.id);
      return [String(option.id), option.type === 'checkbox' ? ids : (ids[0] ?? text)];
    }),
  );
}

/** Equal for the same product, of the same dated run if any, with the same choices, in whatever order they were made. */
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

/** Changes whenever a line or the coupon does; the same again when the change is taken back. */
export function cartVersion(
  lines: { id: number; configuration: string; quantity: number }[],
  coupon: string | null,
): string {
  const content = lines.map((line) => [line.id, line.configuration, line.quantity]);
  return createHash('sha256')
    .update(JSON.stringify([content, coupon]))
    .digest('base64url')
    .slice(0, 22);
}
