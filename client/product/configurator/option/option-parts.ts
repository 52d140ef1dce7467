import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';
import { LazyAmount, LazyRange, LazyRealm } from './field-parts.ts';

const fetchOptions = async () => (await import('./Options.tsx')).Options;

/*
 * The options work as plain controls until their code is here. Some look otherwise with it, so that it comes when the
 * page is idle and not under the visitor's hand; that of a slider or a list of realms only where the product has one.
 */
export const ChangingOptions = lazyHydrate(fetchOptions, whenIdle);
export const PlainOptions = lazyHydrate(fetchOptions);
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

/** Whether any of a product's options looks otherwise with its code. */
export function isChanging(types: readonly string[]): boolean {
  return types.some((type) => PARTS[type]);
}

/** For a page that is about to be shown: its options then appear with it. */
export async function openOptionParts(types: readonly string[]): Promise<void> {
  await Promise.all(
    [
      isChanging(types) ? ChangingOptions : PlainOptions,
      LazyQuantity,
      LazyPanelEnd,
      ...types.flatMap((type) => PARTS[type] ?? []),
    ].map((part) => part.open()),
  );
}
