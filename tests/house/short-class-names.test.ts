import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortClassNames } from '#scripts/setup/short-class-names.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, css] of Object.entries(files)) writeFileSync(join(folder, name), css);
  return folder;
}

test('thousands of classes get unique names of three characters that need no CSS escape', () => {
  const locals = Array.from({ length: 4_000 }, (_, at) => `name-${at}`);
  const folder = folderOf({ 'a.module.css': locals.map((local) => `.${local} { color: red; }`).join('\n') });
  const nameOf = shortClassNames(folder);
  const names = locals.map((local) => nameOf(local, join(folder, 'a.module.css')));
  expect(new Set(names).size).toBe(locals.length);
  expect(names.filter((name) => !/^[a-zA-Z][\w-]{2}$/.test(name))).toEqual([]);
});

test('a name depends only on its file and its class', () => {
  const [one, two] = [
    folderOf({ 'b.module.css': '.card {}' }),
    folderOf({ 'a.module.css': '.card {}', 'b.module.css': '.rest {} .card {}' }),
  ];
  const inOne = shortClassNames(one)('card', join(one, 'b.module.css'));
  const named = shortClassNames(two);
  expect(named('card', join(two, 'b.module.css'))).toBe(inOne);
  expect(named('card', join(two, 'a.module.css'))).not.toBe(inOne);
});

test('animations get short names too, and a name missing from its file throws an error', () => {
  const folder = folderOf({ 'a.module.css': '@keyframes shine { to { opacity: 1; } }' });
  const nameOf = shortClassNames(folder);
  expect(nameOf('shine', join(folder, 'a.module.css'))).toHaveLength(3);
  expect(() => nameOf('card', join(folder, 'a.module.css'))).toThrow('a.module.css names no card');
});
