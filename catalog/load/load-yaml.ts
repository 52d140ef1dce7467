import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Path } from '#catalog/issue/place.ts';

/**
 * Reads one YAML file and gives it its form. A file that is missing, broken or of another form
 * is noted in `issues` and answered with undefined.
 */
export function loadYaml<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  issues: Issues,
): z.output<Schema> | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) {
    issues.add(file, [], 'the file is missing');
    return undefined;
  }
  const data = parseYaml(path, file, issues);
  if (data === undefined) return undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  for (const { path: place, message } of result.error.issues.flatMap(plainIssues)) issues.add(file, place, message);
  return undefined;
}

function parseYaml(path: string, file: string, issues: Issues): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The lines below the first one draw the place in the file.
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    issues.add(file, [], `not readable as YAML: ${message.replace(/:$/, '')}`);
    return undefined;
  }
}

type Issue = { path: Path; message: string };

// Where a value may have several forms, the issue is that of the form nearest to what is written.
function plainIssues(issue: z.core.$ZodIssue): Issue[] {
  const { path, message } = issue;
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
    const inner = nearest?.flatMap(plainIssues) ?? [];
    if (inner.length > 0) return inner.map((one) => ({ ...one, path: [...path, ...one.path] }));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'is not known' }));
  return [{ path, message }];
}
