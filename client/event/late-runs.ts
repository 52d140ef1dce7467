import { lazyHydrate } from '#client/ui/lazy-hydrate.tsx';
import { whenNear } from '#client/ui/when-near.ts';

export const NEXT_RUNS_ID = 'next-runs';

/** Asking the browser for its time zone costs a slow phone a tenth of a second. */
export const NextRuns = lazyHydrate(
  async () => (await import('./NextRuns.tsx')).NextRuns,
  () => whenNear(NEXT_RUNS_ID),
);
