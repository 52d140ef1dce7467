import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createIssues } from '#catalog/issue/issues.ts';
import { loadYaml } from './load-yaml.ts';

const form = z.array(
  z.union([
    z.strictObject({ key: z.string(), name: z.string() }),
    z.strictObject({ use: z.string(), name: z.string().optional() }),
  ]),
);

function load(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'goods.yaml'), text);
  const issues = createIssues(folder);
  return { data: loadYaml(folder, 'goods.yaml', form, issues), issues: issues.list() };
}

test('data that matches any form of a union is accepted', () => {
  const text = '- { key: gold, name: Gold }\n- use: gold\n';
  expect(load(text)).toEqual({ data: [{ key: 'gold', name: 'Gold' }, { use: 'gold' }], issues: [] });
});

test('invalid data is reported against the closest form of a union', () => {
  expect(load('- key: gold\n').issues).toEqual([expect.stringMatching(/^goods\.yaml:1 at \[0\]\.name: .*string/)]);
  expect(load('- use: gold\n  only: all\n').issues).toEqual(['goods.yaml:2 at [0].only: is not known']);
});

test('invalid YAML is reported as a one-line issue', () => {
  expect(load('- key: gold\n- key: [').issues).toEqual([
    expect.stringMatching(/^goods\.yaml: not readable as YAML: .* at line 2, column \d+$/),
  ]);
});
