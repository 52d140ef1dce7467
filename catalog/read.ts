import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalog } from '#catalog/check/check-catalog.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import { filtersFile, searchWordsFile, synonymsFile } from '#catalog/form/finding.ts';
import { couponsFile, currenciesFile, fieldsFile, gamesFile, pageFile, paymentMethodsFile } from './format.ts';
import type { Catalog, Page } from './format.ts';
import { redirectsFile } from '#catalog/form/redirect-form.ts';
import { siteFile } from '#catalog/form/site-form.ts';
import { noteLeftOut, yamlFiles } from '#catalog/load/data-files.ts';
import { loadYaml } from '#catalog/load/load-yaml.ts';
import type { Places } from '#catalog/issue/place.ts';
import { readGame, readRuns } from '#catalog/load/read-game.ts';

export const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * The whole catalogue from its data files, every shorthand written out.
 * Throws one Error that lists every error, each with its file, line and the path inside that file.
 */
export function readCatalog(folder: string = OWN_FOLDER): Catalog {
  const issues = createIssues(folder);
  const { catalog, places } = loadCatalog(folder, issues);
  // Cross-references of files that did not load would only repeat the errors already reported.
  issues.throwIfAny();
  checkCatalog(catalog, places, issues);
  issues.throwIfAny();
  return catalog;
}

/** The valid parts of the catalogue; errors are noted in `issues`. */
export function loadCatalog(folder: string, issues: Issues): { catalog: Catalog; places: Places } {
  const places: Places = new Map();
  const slugs = readGamesList(folder, issues);
  // Both are optional; without the first, pages show neither company nor links.
  const has = (file: string) => existsSync(join(folder, file));
  const site = has('site.yaml') ? loadYaml(folder, 'site.yaml', siteFile, issues) : undefined;
  const redirects = has('redirects.yaml') ? loadYaml(folder, 'redirects.yaml', redirectsFile, issues) : undefined;
  const catalog: Catalog = {
    games: slugs.flatMap((slug) => readGame(folder, slug, places, issues) ?? []),
    fields: loadYaml(folder, 'fields.yaml', fieldsFile, issues) ?? {},
    currencies: loadYaml(folder, 'currencies.yaml', currenciesFile, issues) ?? [],
    pages: readPages(folder, issues),
    paymentMethods: loadYaml(folder, 'payment-methods.yaml', paymentMethodsFile, issues) ?? [],
    coupons: loadYaml(folder, 'coupons.yaml', couponsFile, issues) ?? [],
    events: slugs.flatMap((slug) => readRuns(folder, slug, places, issues)),
    synonyms: loadYaml(folder, 'synonyms.yaml', synonymsFile, issues) ?? {},
    searchWords: loadYaml(folder, 'search-words.yaml', searchWordsFile, issues) ?? { fillers: [], notSold: [] },
    filters: loadYaml(folder, 'filters.yaml', filtersFile, issues) ?? [],
    ...(site && { site }),
    ...(redirects && { redirects }),
  };
  return { catalog, places };
}

/** The games that are sold, in their order. */
function readGamesList(folder: string, issues: Issues): string[] {
  const listed = loadYaml(folder, 'games.yaml', gamesFile, issues);
  if (!listed) return [];
  for (const [at, slug] of listed.entries()) {
    if (listed.indexOf(slug) < at) issues.add('games.yaml', [at], `${slug} is listed twice`);
  }
  noteLeftOut(folder, listed, issues);
  return [...new Set(listed)];
}

function readPages(folder: string, issues: Issues): Page[] {
  return yamlFiles(folder, 'pages', issues).flatMap((name) => {
    const page = loadYaml(folder, join('pages', name), pageFile, issues);
    return page ? [{ slug: name.replace(/\.yaml$/, ''), ...page }] : [];
  });
}
