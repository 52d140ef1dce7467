import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from '#catalog/expand/expand-option.ts';
import { optionsFile } from '#catalog/form/option-form.ts';
import { gameFile } from '#catalog/format.ts';
import { createFaults } from './faults.ts';
import { loadYaml } from './load-yaml.ts';

/** What a game's files keep for its products. @throws Error when they have faults. */
export function readKept(folder: string, slug: string): Kept {
  const faults = createFaults(folder);
  const game = loadYaml(folder, join('games', slug, 'game.yaml'), gameFile, faults);
  const file = join('games', slug, 'options.yaml');
  const options = existsSync(join(folder, file)) ? loadYaml(folder, file, optionsFile, faults)?.options : {};
  faults.throwIfAny();
  return { options: options ?? {}, risks: game?.risks ?? {} };
}
