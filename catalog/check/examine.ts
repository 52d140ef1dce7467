import { checkCatalog, checkGoods } from './check-catalog.ts';
import { checkWriting } from './check-writing.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import type { Catalog } from '#catalog/format.ts';
import { loadCatalog } from '#catalog/read.ts';

/**
 * Runs all checks of the data files. When a game does not match its schema, the other games are still checked, but not
 * the references between games.
 */
export function examineCatalog(folder: string): { catalog: Catalog; issues: string[] } {
  const issues = createIssues(folder);
  const { catalog, places } = loadCatalog(folder, issues);
  const isWhole = issues.list().length === 0;
  const games = catalog.games.filter(({ slug }) => issues.isSound(`games/${slug}/`));
  const sound = { ...catalog, games };
  if (isWhole) checkCatalog(sound, places, issues);
  else checkGoods(sound, places, issues);
  checkWriting(sound, places, issues);
  return { catalog: sound, issues: issues.list() };
}
