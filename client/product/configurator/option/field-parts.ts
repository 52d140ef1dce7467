import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

export const LazyRealm = lazyHydrate(async () => (await import('./realm/RealmOption.tsx')).RealmOption);

export const LazyRange = lazyHydrate(async () => (await import('./RangeOption.tsx')).RangeOption);

export const LazyAmount = lazyHydrate(async () => (await import('./AmountOption.tsx')).AmountOption);
