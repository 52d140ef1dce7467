import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { trustedDocuments } from './trusted-documents.ts';

const schema = createSchema();
const VIEWER = 'query Viewer { viewer { currency } }';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'waystone-trusted-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));

test('documents are read by id from plain manifests and Apollo manifests', () => {
  write('app.json', { abc: VIEWER });
  const body = '{ categories { name } }';
  write('web.json', { format: 'apollo-persisted-query-manifest', version: 1, operations: [{ id: 'def', body }] });
  expect([...trustedDocuments(schema, folder).keys()]).toEqual(['abc', 'def']);
});

test('without a folder or JSON files no documents are trusted', () => {
  writeFileSync(join(folder, 'README.md'), 'What these are for.');
  expect([trustedDocuments(schema, '').size, trustedDocuments(schema, folder).size]).toEqual([0, 0]);
});

test('a missing folder is a startup error that names it', () => {
  const missing = join(folder, 'clients');
  expect(() => trustedDocuments(schema, missing)).toThrow(`GRAPHQL_TRUSTED: there is no folder ${missing}`);
});

test.each([
  ['is no manifest', [VIEWER]],
  ['holds a document that does not fit the schema', { abc: '{ nothing }' }],
  ['holds what is no GraphQL', { abc: 'viewer' }],
])('a file that %s is a startup error that names it', (_, content) => {
  write('app.json', content);
  expect(() => trustedDocuments(schema, folder)).toThrow(
    /^GRAPHQL_TRUSTED: .*app\.json contains no documents that fit/,
  );
});
