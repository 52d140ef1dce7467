import { hydrateLater } from '#client/ui/hydrate-later.tsx';
import { LateAmount, LateRange, LateRealm } from './field-parts.ts';

/*
 * The options work as plain controls until their code is here: it comes when the page is idle, and
 * that of a slider or a list of realms only where the product has one.
 */
export const LateOptions = hydrateLater(async () => (await import('./Options.tsx')).Options);
export const LateSummary = hydrateLater(async () => (await import('./RefusedSummary.tsx')).RefusedSummary);
export const LateQuantity = hydrateLater(async () => (await import('./Quantity.tsx')).Quantity);

const PARTS: Partial<Record<string, { open(): Promise<unknown> }>> = {
  RANGE: LateRange,
  AMOUNT: LateAmount,
  REALM: LateRealm,
};

/** For a page that is about to be shown: its options then appear with it. */
export async function openOptionParts(types: readonly string[]): Promise<void> {
  await Promise.all(
    [LateOptions, LateQuantity, ...types.flatMap((type) => PARTS[type] ?? [])].map((part) => part.open()),
  );
}
