import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const map = readFileSync('docs/map.md', 'utf8');
const rooms = globSync('{client,server,shop,catalog,tests}/*')
  .filter((path) => statSync(path).isDirectory() && globSync(`${path}/**/*.*`).length > 0)
  .sort();

describe('docs/map.md', () => {
  it('names every room', () => {
    expect(rooms.filter((room) => !map.includes(`\`${room}/\``))).toEqual([]);
  });

  it('names no room that is gone', () => {
    const named = [...map.matchAll(/`((?:client|server|shop|catalog|tests)\/[a-z0-9-]+)\/`/g)].map((match) => match[1]);
    expect(named.filter((room) => !rooms.includes(room ?? ''))).toEqual([]);
  });

  it('is reached from a README of at most 120 lines', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme.split('\n').length).toBeLessThanOrEqual(121);
    expect(readme).toContain('docs/map.md');
  });
});
