import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalog } from './check.ts';
import { checkPromotions } from './check-promotions.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { checkFinding, filtersFile, synonymsFile } from './finding.ts';
import {
  couponsFile,
  currenciesFile,
  fieldsFile,
  gameFile,
  gamesFile,
  pageFile,
  paymentMethodsFile,
  runsFile,
  sectionFile,
} from './format.ts';
import type { Catalog, Game, Page, ProductDef, RunDef } from './format.ts';
import { loadYaml } from './load.ts';

/** What a game's folder holds besides its products. */
const OTHER_FILES = new Set(['game.yaml', 'options.yaml', 'runs.yaml']);

const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * The whole catalogue from its data files.
 * Throws one Error that lists every fault, each with its file and the path inside that file.
 */
export function readCatalog(folder: string = OWN_FOLDER): Catalog {
  const faults = createFaults();
  const origin = new Map<ProductDef, string>();
  const slugs = loadYaml(folder, 'games.yaml', gamesFile, faults) ?? [];
  const catalog: Catalog = {
    games: slugs.flatMap((slug) => readGame(folder, slug, origin, faults)),
    fields: loadYaml(folder, 'fields.yaml', fieldsFile, faults) ?? {},
    currencies: loadYaml(folder, 'currencies.yaml', currenciesFile, faults) ?? [],
    pages: readPages(folder, faults),
    paymentMethods: loadYaml(folder, 'payment-methods.yaml', paymentMethodsFile, faults) ?? [],
    coupons: loadYaml(folder, 'coupons.yaml', couponsFile, faults) ?? [],
    events: slugs.flatMap((slug) => readRuns(folder, slug, faults)),
    synonyms: loadYaml(folder, 'synonyms.yaml', synonymsFile, faults) ?? {},
    filters: loadYaml(folder, 'filters.yaml', filtersFile, faults) ?? [],
  };
  // Cross-references of files that did not load would only repeat the faults already told.
  faults.throwIfAny();
  checkCatalog(catalog, origin, faults);
  checkPromotions(catalog, faults);
  checkFinding(catalog, faults);
  faults.throwIfAny();
  return catalog;
}

function readGame(folder: string, slug: string, origin: Map<ProductDef, string>, faults: Faults): Game[] {
  const place = join('games', slug);
  const game = loadYaml(folder, join(place, 'game.yaml'), gameFile, faults);
  if (!game) return [];
  const products = yamlFiles(join(folder, place))
    .filter((name) => !OTHER_FILES.has(name))
    .flatMap((name) => {
      const file = join(place, name);
      const section = loadYaml(folder, file, sectionFile, faults)?.products ?? [];
      for (const product of section) origin.set(product, file);
      return section;
    });
  return [{ slug, ...game, products }];
}

/** Not every game has group runs. */
function readRuns(folder: string, slug: string, faults: Faults): RunDef[] {
  const file = join('games', slug, 'runs.yaml');
  if (!existsSync(join(folder, file))) return [];
  return loadYaml(folder, file, runsFile, faults) ?? [];
}

function readPages(folder: string, faults: Faults): Page[] {
  return yamlFiles(join(folder, 'pages')).flatMap((name) => {
    const page = loadYaml(folder, join('pages', name), pageFile, faults);
    return page ? [{ slug: name.replace(/\.yaml$/, ''), ...page }] : [];
  });
}

function yamlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}
