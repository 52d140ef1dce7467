import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';
import { LazyAmount, LazyRange, LazyRealm } from './field-parts.ts';

const fetchOptions = async () => (await import('./Options.tsx')).Options;

/*
 * The options work as controls of the browser until their code is here, and look the same with it. Only a press
 * between the two thumbs of a range is not the browser's to answer: that code comes when the page is idle.
 */
export const EarlyOptions = lazyHydrate(fetchOptions, whenIdle);
export const LazyOptions = lazyHydrate(fetchOptions);
export const LazySummary = lazyHydrate(
  async () => (await import('#client/product/configurator/form/ConfiguratorErrors.tsx')).ConfiguratorErrors,
);
export const LazyQuantity = lazyHydrate(
  async () => (await import('#client/product/configurator/Quantity.tsx')).Quantity,
);
export const LazyPanelEnd = lazyHydrate(async () => (await import('#client/product/saved/PanelEnd.tsx')).PanelEnd);

const PARTS: Partial<Record<string, { open(): Promise<unknown> }>> = {
  RANGE: LazyRange,
  AMOUNT: LazyAmount,
  REALM: LazyRealm,
};

/** Whether a product with options of these types has to have their code before it is touched. */
export function isEarly(types: readonly string[]): boolean {
  return types.includes('RANGE');
}

/** For a page that is about to be shown: its options then appear with it. */
export async function openOptionParts(types: readonly string[]): Promise<void> {
  await Promise.all(
    [
      isEarly(types) ? EarlyOptions : LazyOptions,
      LazyQuantity,
      LazyPanelEnd,
      ...types.flatMap((type) => PARTS[type] ?? []),
    ].map((part) => part.open()),
  );
}
