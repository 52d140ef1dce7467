import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countGoods, type GameCount } from './count.ts';
import { examineCatalog } from '#catalog/check/examine.ts';
import { OWN_FOLDER } from './read.ts';
import { writeSchemas } from '#catalog/form/write-schemas.ts';

export type Command = { does: string; run(args: string[], print: Print): number | Promise<number> };
type Print = (line: string) => void;

const COMMANDS: Record<string, Command> = {
  check: { does: 'report all issues, or else count the data; with slugs only of those games', run: check },
  schema: { does: 'generate the JSON Schemas of the data files for editors', run: schema },
};

/**
 * Runs the commands of the catalogue.
 *
 * @param more further commands, which need more than the data files.
 * @returns the exit code.
 */
export async function runCatalog(
  [name = '', ...args]: string[],
  print: Print,
  more: Record<string, Command> = {},
): Promise<number> {
  const commands = { ...COMMANDS, ...more };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(args, print);
  if (name !== '') print(`catalog has no command ${name}`);
  print('Usage: catalog <command>');
  for (const [known, { does }] of Object.entries(commands)) print(`  ${known.padEnd(8)} ${does}`);
  return 1;
}

function check(games: string[], print: Print): number {
  const unknown = games.filter((slug) => !existsSync(join(OWN_FOLDER, 'games', slug)));
  if (unknown.length > 0) {
    for (const slug of unknown) print(`There is no game ${slug}; use the name of its folder in catalog/games`);
    return 1;
  }
  const { catalog, issues } = examineCatalog(OWN_FOLDER);
  const wanted = (line: string) => games.length === 0 || games.some((slug) => line.startsWith(`games/${slug}/`));
  const reported = issues.filter(wanted);
  if (reported.length > 0) {
    for (const line of reported) print(line);
    print(`${reported.length} issue(s)`);
    return 1;
  }
  const counts = countGoods(catalog).filter(({ game }) => games.length === 0 || games.includes(game));
  for (const line of table(counts)) print(line);
  return 0;
}

function schema(more: string[], print: Print): number {
  if (more.length > 0) {
    print(`schema takes no arguments: ${more.join(' ')} is not known`);
    return 1;
  }
  for (const file of writeSchemas(OWN_FOLDER)) print(file);
  return 0;
}

function table(counts: GameCount[]): string[] {
  const columns = ['categories', 'products', 'runs', 'options'] as const;
  const width = Math.max(...counts.map(({ game }) => game.length));
  const head = `${''.padEnd(width)}${columns.map((column) => column.padStart(12)).join('')}`;
  const line = (count: GameCount) =>
    `${count.game.padEnd(width)}${columns.map((column) => String(count[column]).padStart(12)).join('')}`;
  return [head, ...counts.map(line)];
}
