import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { LazyAmount, LazyRange, LazyRealm } from './field-parts.ts';

/** The options are plain browser controls until their code is loaded, and look the same with it. */
export const LazyOptions = lazyHydrate(async () => (await import('./Options.tsx')).Options);
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

/** For a page that is about to be shown: its options then appear together with it. */
export async function openOptionParts(types: readonly string[]): Promise<void> {
  await Promise.all(
    [LazyOptions, LazyQuantity, LazyPanelEnd, ...types.flatMap((type) => PARTS[type] ?? [])].map((part) => part.open()),
  );
}
