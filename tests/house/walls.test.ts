import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOORS, TABLE_REGISTRY, WALLS } from './walls.ts';

const SOURCES = globSync('{client,server,shop,catalog,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/generated(\/|\.ts$)/.test(file))
  .sort();

describe('the walls of the house', () => {
  it('finds the house', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
  });

  it('lets each file import only what its wall allows', () => {
    const issues = SOURCES.flatMap((file) => {
      const wall = WALLS.find(({ from }) => from.test(file));
      if (wall === undefined) return [`${file} stands in no room`];
      return importsOf(file)
        .filter((name) => !name.startsWith('./') && !wall.may.some((allowed) => allowed.test(name)))
        .map((name) => `${file} imports ${name}: ${wall.because}`);
    });
    expect(issues).toEqual([]);
  });

  it('lets rooms import only from the floors below', () => {
    const issues = SOURCES.filter((file) => file !== TABLE_REGISTRY).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith(`#${wingOf(file)}/`))
        .filter((name) => floorOf(name.slice(1)) < floorOf(file))
        .map((name) => `${file} imports upward: ${name}`),
    );
    expect(issues).toEqual([]);
  });

  it('gives every room of client, server and shop a floor, and names no room that is gone', () => {
    const rooms = new Set(SOURCES.filter(hasFloors).flatMap((file) => roomOf(file) ?? []));
    const known = Object.entries(FLOORS).flatMap(([wing, names]) => names.map((name) => `${wing}/${name}`));
    expect([...rooms].sort()).toEqual(known.filter((name) => !name.endsWith('/generated')).sort());
  });

  it('has neither barrels nor drawers for odds and ends', () => {
    const drawers = /(^|\/)(index|utils?|helpers?|lib|common|shared|misc|types|constants|manager|base|core)\.tsx?$/;
    expect(SOURCES.filter((file) => drawers.test(file))).toEqual([]);
  });
});

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function wingOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function hasFloors(file: string): boolean {
  return Object.hasOwn(FLOORS, wingOf(file));
}

/** Such as `shop/cart`; undefined for a file that stands in no room. */
function roomOf(file: string): string | undefined {
  const [wing, room, inside] = file.split('/');
  return inside === undefined ? undefined : `${wing}/${room}`;
}

/** Counted downwards; the roof is 0. */
function floorOf(file: string): number {
  const room = roomOf(file);
  return room === undefined ? 0 : (FLOORS[wingOf(file)] ?? []).findIndex((name) => room.endsWith(`/${name}`)) + 1;
}
