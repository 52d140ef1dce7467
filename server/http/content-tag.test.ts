import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentTags } from './content-tag.ts';

let folders: string[];

beforeEach(() => {
  folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'waystone-tags-')));
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const machine = (folder: string) =>
  express().use(express.static(folder, { lastModified: false, setHeaders: contentTags() }));

test('the ETag depends only on the content, not on the machine or the modification time', async () => {
  for (const [at, folder] of folders.entries()) {
    writeFileSync(join(folder, 'a.css'), 'a { color: red }');
    utimesSync(join(folder, 'a.css'), 1_000 * (at + 1), 1_000 * (at + 1));
  }
  const [one, other] = await Promise.all(folders.map((folder) => request(machine(folder)).get('/a.css').expect(200)));
  expect(one?.headers['etag']).toMatch(/^"[\w-]{27}"$/);
  expect(other?.headers['etag']).toBe(one?.headers['etag']);
  expect(one?.headers['last-modified']).toBeUndefined();
  await request(machine(folders[1] ?? ''))
    .get('/a.css')
    .set('If-None-Match', String(one?.headers['etag']))
    .expect(304);
});

test('changed content has a different ETag', async () => {
  const [folder = ''] = folders;
  const app = machine(folder);
  writeFileSync(join(folder, 'a.css'), 'a { color: red }');
  const before = await request(app).get('/a.css');
  writeFileSync(join(folder, 'a.css'), 'a { color: green }');
  expect((await request(app).get('/a.css')).headers['etag']).not.toBe(before.headers['etag']);
});
