import { hydrateLater } from '#client/ui/hydrate-later.tsx';
import { whenNear } from '#client/ui/when-near.ts';
import { Popular as PopularPart } from './Popular.tsx';
import { OPEN_RUNS, POPULAR } from './section-ids.ts';

/** Asking the browser for its time zone costs a slow phone a tenth of a second. */
export const OpenRuns = hydrateLater(
  async () => (await import('./OpenRuns.tsx')).OpenRuns,
  () => whenNear(OPEN_RUNS.id),
);

/** A fifth of the page's elements, whose links do without script. */
export const Popular = hydrateLater(
  async () => PopularPart,
  () => whenNear(POPULAR.id),
);
