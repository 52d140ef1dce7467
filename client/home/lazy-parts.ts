import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenNear } from '#client/ui/hydration/when-near.ts';
import { Popular as PopularPart } from './Popular.tsx';
import { POPULAR } from './section-ids.ts';

/** Only the browser knows them. */
export const SeenProducts = lazyHydrate(
  async () => (await import('#client/product/seen/SeenProducts.tsx')).SeenProducts,
);

/** A fifth of the page's elements, whose links work without script. */
export const Popular = lazyHydrate(
  async () => PopularPart,
  () => whenNear(POPULAR.id),
);
