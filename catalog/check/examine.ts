import { checkCatalog, checkGoods } from './check-catalog.ts';
import { checkWriting } from './check-writing.ts';
import { createFaults } from '#catalog/load/faults.ts';
import type { Catalog } from '#catalog/format.ts';
import { loadCatalog } from '#catalog/read.ts';

/**
 * Everything there is to say about the data files, the manner of writing included. While a game
 * has faults of form the others are examined all the same, but not the links between games.
 */
export function examineCatalog(folder: string): { catalog: Catalog; faults: string[] } {
  const faults = createFaults(folder);
  const { catalog, places } = loadCatalog(folder, faults);
  const isWhole = faults.list().length === 0;
  const games = catalog.games.filter(({ slug }) => faults.isSound(`games/${slug}/`));
  const sound = { ...catalog, games };
  if (isWhole) checkCatalog(sound, places, faults);
  else checkGoods(sound, places, faults);
  checkWriting(sound, places, faults);
  return { catalog: sound, faults: faults.list() };
}
