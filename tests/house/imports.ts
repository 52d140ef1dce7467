import { globSync, readFileSync } from 'node:fs';
import { FLOORS, TABLE_REGISTRY, WALLS } from './walls.ts';

/** Every source file except tests and generated code, by its path from the root. */
export const SOURCES = globSync('{client,server,shop,process,catalog,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/generated(\/|\.ts$)/.test(file))
  .sort();

/** The import specifiers of a file, as written. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

export function wingOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Such as `shop/cart`; undefined for a file outside of rooms. */
export function roomOf(file: string): string | undefined {
  const [wing, room, inside] = file.split('/');
  return inside === undefined ? undefined : `${wing}/${room}`;
}

/** A sentence for each import that its wall forbids. */
export function brokenWalls(): string[] {
  return SOURCES.flatMap((file) => {
    const wall = WALLS.find(({ from }) => from.test(file));
    if (wall === undefined) return [`${file} stands in no room`];
    return importsOf(file)
      .filter((name) => !name.startsWith('./') && !wall.may.some((allowed) => allowed.test(name)))
      .map((name) => `${file} imports ${name}: ${wall.because}`);
  });
}

/** A sentence for each import of a room from one above it. */
export function upwardImports(): string[] {
  return SOURCES.filter((file) => file !== TABLE_REGISTRY).flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith(`#${wingOf(file)}/`))
      .filter((name) => floorOf(name.slice(1)) < floorOf(file))
      .map((name) => `${file} imports upward: ${name}`),
  );
}

/** `[importing, imported]` for every pair of rooms, the table registry left out. */
export function roomImports(): [string, string][] {
  return SOURCES.filter((file) => file !== TABLE_REGISTRY).flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('#'))
      .flatMap((name): [string, string][] => {
        const [from, to] = [roomOf(file), roomOf(name.slice(1))];
        return from === undefined || to === undefined || from === to ? [] : [[from, to]];
      }),
  );
}

/** Rooms that import each other, such as `shop/cart and shop/order`. */
export function mutualPairs(imports: readonly [string, string][]): string[] {
  const known = new Set(imports.map(([from, to]) => `${from} and ${to}`));
  const mutual = imports.filter(([from, to]) => from < to && known.has(`${to} and ${from}`));
  return [...new Set(mutual.map(([from, to]) => `${from} and ${to}`))].sort();
}

/** Counted downwards from 0, for files outside of rooms. */
function floorOf(file: string): number {
  const room = roomOf(file);
  return room === undefined ? 0 : (FLOORS[wingOf(file)] ?? []).findIndex((name) => room.endsWith(`/${name}`)) + 1;
}
