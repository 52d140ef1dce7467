import { memo } from 'react';
import { hydrateLater } from '#client/ui/hydrate-later.tsx';

/*
 * The options work as plain controls until their code is here: it comes when the page is idle, and
 * that of a slider or a list of realms only where the product has one.
 */
const options = hydrateLater(async () => (await import('./Options.tsx')).Options);
const range = hydrateLater(async () => (await import('./RangeOption.tsx')).RangeOption);
const amount = hydrateLater(async () => (await import('./AmountOption.tsx')).AmountOption);
const realm = hydrateLater(async () => (await import('./RealmOption.tsx')).RealmOption);

export const LateOptions = memo(options);
export const LateRange = memo(range);
export const LateAmount = memo(amount);
export const LateRealm = memo(realm);

const PARTS: Partial<Record<string, { open(): Promise<unknown> }>> = { RANGE: range, AMOUNT: amount, REALM: realm };

/** For a page that is about to be shown: its options then appear with it. */
export async function openOptionParts(types: readonly string[]): Promise<void> {
  await Promise.all([options, ...types.flatMap((type) => PARTS[type] ?? [])].map((part) => part.open()));
}
