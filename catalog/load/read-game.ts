import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expandOption, type SharedParts } from '#catalog/expand/expand-option.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import { gameFile, runsFile, sectionFile } from '#catalog/format.ts';
import type { Game, ProductDef, ProductEntry, RunDef } from '#catalog/format.ts';
import { yamlFiles } from './data-files.ts';
import { loadYaml } from './load-yaml.ts';
import { optionsFile } from '#catalog/form/option-form.ts';
import type { Place, Places } from '#catalog/issue/place.ts';

/** The files of a game's folder besides its products. */
const OTHER_FILES = new Set(['game.yaml', 'options.yaml', 'runs.yaml']);

/** The game of a folder with its products, all options expanded; undefined if its own file has errors. */
export function readGame(folder: string, slug: string, places: Places, issues: Issues): Game | undefined {
  const place = join('games', slug);
  const file = loadYaml(folder, join(place, 'game.yaml'), gameFile, issues);
  const options = loadIfThere(folder, join(place, 'options.yaml'), optionsFile, issues)?.options;
  if (!file) return undefined;
  const { risks, ...game } = file;
  const products = yamlFiles(folder, place, issues)
    .filter((name) => !OTHER_FILES.has(name))
    .flatMap((name) => readSection(folder, join(place, name), { options: options ?? {}, risks }, places, issues));
  return { slug, ...game, products };
}

/** Not every game has group runs. */
export function readRuns(folder: string, slug: string, places: Places, issues: Issues): RunDef[] {
  const file = join('games', slug, 'runs.yaml');
  const runs = loadIfThere(folder, file, runsFile, issues) ?? [];
  for (const [at, run] of runs.entries()) places.set(run, { file, path: [at] });
  return runs;
}

function readSection(folder: string, file: string, shared: SharedParts, places: Places, issues: Issues): ProductDef[] {
  const entries = loadYaml(folder, file, sectionFile, issues)?.products ?? [];
  return entries.map((entry, at) => {
    const place = { file, path: ['products', at] };
    const product = expandProduct(entry, shared, place, issues);
    places.set(product, place);
    return product;
  });
}

function expandProduct(entry: ProductEntry, shared: SharedParts, { file, path }: Place, issues: Issues): ProductDef {
  const options = entry.options.flatMap((option, at) => {
    const report = (inside: readonly PropertyKey[], message: string) =>
      issues.add(file, [...path, 'options', at, ...inside], message);
    return expandOption(option, shared, report) ?? [];
  });
  return { ...entry, options };
}

function loadIfThere<Schema extends Parameters<typeof loadYaml>[2]>(
  folder: string,
  file: string,
  schema: Schema,
  issues: Issues,
) {
  return existsSync(join(folder, file)) ? loadYaml(folder, file, schema, issues) : undefined;
}
