import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalog } from '#catalog/check/check-catalog.ts';
import { createFaults } from '#catalog/load/faults.ts';
import type { Faults } from '#catalog/load/faults.ts';
import { filtersFile, searchWordsFile, synonymsFile } from '#catalog/form/finding.ts';
import { couponsFile, currenciesFile, fieldsFile, gamesFile, pageFile, paymentMethodsFile } from './format.ts';
import type { Catalog, Page } from './format.ts';
import { loadYaml } from '#catalog/load/load-yaml.ts';
import type { Places } from '#catalog/load/place.ts';
import { readGame, readRuns, yamlFiles } from '#catalog/load/read-game.ts';

export const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * The whole catalogue from its data files, every shorthand written out.
 * Throws one Error that lists every fault, each with its file, line and the path inside that file.
 */
export function readCatalog(folder: string = OWN_FOLDER): Catalog {
  const faults = createFaults(folder);
  const { catalog, places } = loadCatalog(folder, faults);
  // Cross-references of files that did not load would only repeat the faults already told.
  faults.throwIfAny();
  checkCatalog(catalog, places, faults);
  faults.throwIfAny();
  return catalog;
}

/** What of the catalogue has the right form; the rest is noted in `faults`. */
export function loadCatalog(folder: string, faults: Faults): { catalog: Catalog; places: Places } {
  const places: Places = new Map();
  const slugs = loadYaml(folder, 'games.yaml', gamesFile, faults) ?? [];
  const catalog: Catalog = {
    games: slugs.flatMap((slug) => readGame(folder, slug, places, faults) ?? []),
    fields: loadYaml(folder, 'fields.yaml', fieldsFile, faults) ?? {},
    currencies: loadYaml(folder, 'currencies.yaml', currenciesFile, faults) ?? [],
    pages: readPages(folder, faults),
    paymentMethods: loadYaml(folder, 'payment-methods.yaml', paymentMethodsFile, faults) ?? [],
    coupons: loadYaml(folder, 'coupons.yaml', couponsFile, faults) ?? [],
    events: slugs.flatMap((slug) => readRuns(folder, slug, places, faults)),
    synonyms: loadYaml(folder, 'synonyms.yaml', synonymsFile, faults) ?? {},
    searchWords: loadYaml(folder, 'search-words.yaml', searchWordsFile, faults) ?? { fillers: [], notSold: [] },
    filters: loadYaml(folder, 'filters.yaml', filtersFile, faults) ?? [],
  };
  return { catalog, places };
}

function readPages(folder: string, faults: Faults): Page[] {
  return yamlFiles(join(folder, 'pages')).flatMap((name) => {
    const page = loadYaml(folder, join('pages', name), pageFile, faults);
    return page ? [{ slug: name.replace(/\.yaml$/, ''), ...page }] : [];
  });
}
