import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIENT_FLOORS, OPEN_TO_EVERY_ROOM, WALLS } from './walls.ts';

const SOURCES = globSync('{client,server,shop,catalog,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/generated(\/|\.ts$)/.test(file))
  .sort();

describe('the walls of the house', () => {
  it('finds the house', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
  });

  it('lets each file import only what its wall allows', () => {
    const faults = SOURCES.flatMap((file) => {
      const wall = WALLS.find(({ from }) => from.test(file));
      if (wall === undefined) return [`${file} stands in no room`];
      return importsOf(file)
        .filter((name) => !name.startsWith('./') && !wall.may.some((allowed) => allowed.test(name)))
        .map((name) => `${file} imports ${name}: ${wall.because}`);
    });
    expect(faults).toEqual([]);
  });

  it('lets client rooms import only from the floors below', () => {
    const faults = SOURCES.filter((file) => /^client\/[a-z]+\//.test(file)).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('#client/') && !OPEN_TO_EVERY_ROOM.test(name))
        .filter((name) => floorOf(name) < floorOf(`#${file}`) || sameFloorOtherRoom(name, `#${file}`))
        .map((name) => `${file} imports upward: ${name}`),
    );
    expect(faults).toEqual([]);
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

function room(name: string): string {
  return name.replace(/^#client\//, '').split('/')[0] ?? '';
}

function floorOf(name: string): number {
  const floor = CLIENT_FLOORS.findIndex((rooms) => rooms.includes(room(name)));
  return floor === -1 ? 0 : floor;
}

function sameFloorOtherRoom(name: string, file: string): boolean {
  return floorOf(name) === floorOf(file) && room(name) !== room(file);
}
