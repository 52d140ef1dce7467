import { describe, expect, it } from 'vitest';
import { brokenWalls, mutualPairs, roomImports, roomOf, SOURCES, upwardImports, wingOf } from './imports.ts';
import { FLOORS } from './walls.ts';

describe('the walls of the house', () => {
  it('finds the house', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(roomImports().length).toBeGreaterThan(100);
  });

  it('lets each file import only what its wall allows', () => {
    expect(brokenWalls()).toEqual([]);
  });

  it('lets rooms import only from the floors below', () => {
    expect(upwardImports()).toEqual([]);
  });

  it('has no two rooms that import each other', () => {
    expect(mutualPairs(roomImports())).toEqual([]);
  });

  it('reports two rooms that import each other, once', () => {
    const imports: [string, string][] = [
      ['shop/b', 'shop/a'],
      ['shop/a', 'shop/b'],
      ['shop/a', 'shop/b'],
      ['shop/a', 'shop/c'],
    ];
    expect(mutualPairs(imports)).toEqual(['shop/a and shop/b']);
  });

  it('gives every room of client, server and shop a floor, and names no room that is gone', () => {
    const rooms = new Set(
      SOURCES.filter((file) => Object.hasOwn(FLOORS, wingOf(file))).flatMap((file) => roomOf(file) ?? []),
    );
    const known = Object.entries(FLOORS).flatMap(([wing, names]) => names.map((name) => `${wing}/${name}`));
    expect([...rooms].sort()).toEqual(known.filter((name) => !name.endsWith('/generated')).sort());
  });

  it('has neither barrels nor drawers for odds and ends', () => {
    const drawers = /(^|\/)(index|utils?|helpers?|lib|common|shared|misc|types|constants|manager|base|core)\.tsx?$/;
    expect(SOURCES.filter((file) => drawers.test(file))).toEqual([]);
  });
});
