import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

/** Its suggestions are of no use before somebody types. */
export const RealmField = lazyHydrate(async () => (await import('./RealmField.tsx')).RealmField);
