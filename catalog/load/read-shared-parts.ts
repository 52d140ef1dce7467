import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedParts } from '#catalog/expand/expand-option.ts';
import { optionsFile } from '#catalog/form/option-form.ts';
import { gameFile } from '#catalog/format.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import { loadYaml } from './load-yaml.ts';

/** The shared options and sentences of a game. @throws Error when its files have errors. */
export function readSharedParts(folder: string, slug: string): SharedParts {
  const issues = createIssues(folder);
  const game = loadYaml(folder, join('games', slug, 'game.yaml'), gameFile, issues);
  const file = join('games', slug, 'options.yaml');
  const options = existsSync(join(folder, file)) ? loadYaml(folder, file, optionsFile, issues)?.options : {};
  issues.throwIfAny();
  return { options: options ?? {}, risks: game?.risks ?? {} };
}
