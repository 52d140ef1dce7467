import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

export const LazyRealm = lazyHydrate(async () => (await import('./realm/RealmOption.tsx')).RealmOption);

export const LazyRange = lazyHydrate(async () => (await import('./RangeOption.tsx')).RangeOption, whenIdle);

export const LazyAmount = lazyHydrate(async () => (await import('./AmountOption.tsx')).AmountOption);
