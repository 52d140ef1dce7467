import { describe, expect, it } from 'vitest';
import { brokenWalls, mutualPairs, roomImports, roomOf, SOURCES, upwardImports, wingOf } from './imports.ts';
import { FLOORS } from './walls.ts';

describe('the module boundaries', () => {
  it('find the source files and their imports', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(roomImports().length).toBeGreaterThan(100);
  });

  it('let each file import only what its rule allows', () => {
    expect(brokenWalls()).toEqual([]);
  });

  it('let folders import only from lower layers', () => {
    expect(upwardImports()).toEqual([]);
  });

  it('have no two folders that import each other', () => {
    expect(mutualPairs(roomImports())).toEqual([]);
  });

  it('report two folders that import each other once', () => {
    const imports: [string, string][] = [
      ['shop/b', 'shop/a'],
      ['shop/a', 'shop/b'],
      ['shop/a', 'shop/b'],
      ['shop/a', 'shop/c'],
    ];
    expect(mutualPairs(imports)).toEqual(['shop/a and shop/b']);
  });

  it('assign every folder of client, server and shop to a layer, and list no missing folder', () => {
    const rooms = new Set(
      SOURCES.filter((file) => Object.hasOwn(FLOORS, wingOf(file))).flatMap((file) => roomOf(file) ?? []),
    );
    const known = Object.entries(FLOORS).flatMap(([wing, names]) => names.map((name) => `${wing}/${name}`));
    expect([...rooms].sort()).toEqual(known.filter((name) => !name.endsWith('/generated')).sort());
  });

  it('have neither barrel files nor catch-all modules', () => {
    const drawers = /(^|\/)(index|utils?|helpers?|lib|common|shared|misc|types|constants|manager|base|core)\.tsx?$/;
    expect(SOURCES.filter((file) => drawers.test(file))).toEqual([]);
  });
});
