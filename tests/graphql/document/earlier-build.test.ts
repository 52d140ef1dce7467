import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuild } from '#scripts/setup/keep-build.ts';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

let folder: string;
let buildsDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waystone-builds-'));
  buildsDir = join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build of one script and one operation, and keeps it as `npm run build` does. */
function build(id: string, operations: Record<string, string>): void {
  const client = join(folder, id);
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', `page-${id}.js`), `page('${id}')`);
  writeFileSync(join(client, 'assets', `page-${id}.js.br`), 'compressed');
  writeFileSync(join(client, 'operations.json'), JSON.stringify(operations));
  keepBuild(buildsDir, id, { client, operations: join(client, 'operations.json') });
}

async function open(): Promise<Api> {
  return openApi({ env: { BUILDS_DIR: buildsDir } });
}

test('a page of an earlier build still gets its script, and its stored operation runs', async () => {
  const hash = 'a'.repeat(64);
  const gone = 'b'.repeat(64);
  build('old', { [hash]: 'query Old { product(path: "coaching") { name } }', [gone]: '{ fieldThatHasLeft }' });
  const api = await open();
  const plain = await api.http.get('/assets/page-old.js').set('Accept-Encoding', 'identity').expect(200);
  expect([plain.text, plain.headers['cache-control']]).toEqual(["page('old')", expect.stringContaining('immutable')]);
  await api.http.get('/assets/page-none.js').expect(404);
  const ask = (sha256Hash: string) =>
    api.http.post('/graphql').send({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  expect((await ask(hash)).body).toMatchObject({ data: { product: { name: expect.any(String) } } });
  expect((await ask(gone)).body).toMatchObject({ errors: [expect.anything()] });
  await api.close();
});

test('the files of the last ten builds are kept, and older ones are deleted', () => {
  for (let number = 1; number <= 12; number += 1) {
    build(`build-${number}`, {});
    const made = 1_000 * number;
    utimesSync(join(buildsDir, 'builds', `build-${number}.json`), made, made);
  }
  const scripts = readdirSync(join(buildsDir, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts).toHaveLength(10);
  expect(scripts).toContain('page-build-12.js');
  expect(scripts).not.toContain('page-build-2.js');
});

test('a truncated build list is deleted and does not break later builds', () => {
  build('first', {});
  writeFileSync(join(buildsDir, 'builds', 'cut.json'), '{"assets":["page-cu');
  writeFileSync(join(buildsDir, 'builds', 'next.json.draft'), '');
  build('second', {});
  expect(readdirSync(join(buildsDir, 'builds')).sort()).toEqual(['first.json', 'second.json']);
  expect(readdirSync(join(buildsDir, 'assets'))).toContain('page-first.js');
});

test('an inaccessible folder throws an error instead of waiting forever', () => {
  mkdirSync(join(folder, 'assets'));
  expect(() => keepBuild('/proc/builds', 'first', { client: folder, operations: '' })).toThrow(/E[A-Z]+: /);
});
