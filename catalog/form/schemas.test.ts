import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { OWN_FOLDER } from '#catalog/read.ts';
import { schemaFiles } from './schemas.ts';

const ROOT = join(OWN_FOLDER, '..');

const settings = z.object({ 'yaml.schemas': z.record(z.string(), z.union([z.string(), z.array(z.string())])) });
const { 'yaml.schemas': schemas } = settings.parse(readJson('.vscode/settings.json'));

const globs = Object.entries(schemas).map(([schema, patterns]) => ({
  schema: schema.replace('./catalog/', ''),
  include: [patterns].flat().filter((pattern) => !pattern.startsWith('!')),
  exclude: [patterns]
    .flat()
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => pattern.slice(1)),
}));

test.each(Object.entries(schemaFiles()))(
  '%s is up to date with the forms (run `npm run catalog -- schema`)',
  (file, content) => {
    expect(readFileSync(join(OWN_FOLDER, file), 'utf8')).toBe(content);
  },
);

test('every data file matches exactly one editor schema and is valid against it', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validators = new Map(globs.map(({ schema }) => [schema, ajv.compile(readJson(`catalog/${schema}`) as object)]));
  for (const file of globSync('catalog/**/*.yaml', { cwd: ROOT })) {
    const own = globs.filter(({ include, exclude }) => isOf(file, include) && !isOf(file, exclude));
    expect(own, file).toHaveLength(1);
    const validate = validators.get(own[0]?.schema ?? '');
    validate?.(parse(readFileSync(join(ROOT, file), 'utf8')));
    expect(validate?.errors, file).toBeNull();
  }
});

function isOf(file: string, patterns: string[]): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
}
