import { hydrateLater } from '#client/ui/hydrate-later.tsx';
import { whenNear } from '#client/ui/when-near.ts';
import { OPEN_RUNS_ID } from './open-runs-id.ts';

/** Asking the browser for its time zone costs a slow phone a tenth of a second. */
export const OpenRuns = hydrateLater(
  async () => (await import('./OpenRuns.tsx')).OpenRuns,
  () => whenNear(OPEN_RUNS_ID),
);
