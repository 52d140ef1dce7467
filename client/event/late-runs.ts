import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenNear } from '#client/ui/hydration/when-near.ts';

export const NEXT_RUNS_ID = 'next-runs';

/** Asking the browser for its time zone costs a slow phone a tenth of a second. */
export const NextRuns = lazyHydrate(
  async () => (await import('./NextRuns.tsx')).NextRuns,
  () => whenNear(NEXT_RUNS_ID),
);
