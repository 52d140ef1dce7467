import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Issues } from '#catalog/issue/issues.ts';

/**
 * Any other entry in the catalogue, such as `raids.yml` or the folder of a game that is not listed, would be ignored
 * silently: it is an issue.
 */

const OF_THE_CATALOGUE = new Set(
  [
    ...['coupons', 'currencies', 'fields', 'filters', 'games', 'payment-methods', 'redirects'],
    ...['search-words', 'site', 'synonyms'],
  ].map((name) => `${name}.yaml`),
);

/** The names of the data files of a folder, in their order. */
export function yamlFiles(folder: string, place: string, issues: Issues): string[] {
  if (!existsSync(join(folder, place))) {
    issues.add(place, [], 'the folder is missing');
    return [];
  }
  const entries = entriesOf(join(folder, place));
  for (const { name } of entries.filter((entry) => !isDataFile(entry)))
    issues.add(join(place, name), [], 'is ignored: data files must end in .yaml and must not be in a subfolder');
  return entries.filter(isDataFile).map(({ name }) => name);
}

/** @param games the slugs of `games.yaml`. */
export function noteLeftOut(folder: string, games: readonly string[], issues: Issues): void {
  for (const { name } of entriesOf(folder)) {
    if (/\.ya?ml/i.test(name) && !OF_THE_CATALOGUE.has(name))
      issues.add(name, [], 'is ignored: this is not the name of a data file');
  }
  for (const { name } of existsSync(join(folder, 'games')) ? entriesOf(join(folder, 'games')) : []) {
    if (!games.includes(name))
      issues.add(join('games', name), [], 'is not on sale: list it in games.yaml, or move it out of this folder');
  }
}

function entriesOf(path: string): Dirent[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isBackup(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isDataFile(entry: Dirent): boolean {
  return entry.name.endsWith('.yaml') && !entry.isDirectory();
}

/** Backups of editors and systems, such as `.raids.yaml.swp`, `raids.yaml~` and `.DS_Store`. */
function isBackup(name: string): boolean {
  return name.startsWith('.') || /(?:~|\.orig|\.bak)$/.test(name);
}
