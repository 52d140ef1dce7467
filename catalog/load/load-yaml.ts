import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { isShowable } from '#catalog/form/field.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Path } from '#catalog/issue/place.ts';

/**
 * Reads and validates one YAML file. If it is missing, broken or invalid, this is noted in `issues` and the result is
 * undefined.
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
  for (const place of hiddenIn(data)) issues.add(file, place, 'contains a character that is not printable');
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  for (const { path: place, message } of result.error.issues.flatMap((issue) => plainIssues(issue, data)))
    issues.add(file, place, message);
  return undefined;
}

function parseYaml(path: string, file: string, issues: Issues): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const isEncoding = code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    issues.add(file, [], isEncoding ? 'is not in UTF-8: save it in that encoding' : `cannot be read: ${code}`);
    return undefined;
  }
  try {
    return parse(text);
  } catch (error) {
    // The lines after the first one show the place in the file.
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    issues.add(file, [], `not readable as YAML: ${message.replace(/:$/, '')}`);
    return undefined;
  }
}

/** Places of texts that a database cannot store, or a page cannot show. */
function hiddenIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isShowable(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((inside: unknown, at) => hiddenIn(inside, [...path, at]));
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inside]) => hiddenIn(inside, [...path, key]));
}

type Issue = { path: Path; message: string };

// For a value with several possible forms, the issue of the form that fits best.
function plainIssues(issue: z.core.$ZodIssue, data: unknown): Issue[] {
  const { path, message } = issue;
  const written = valueAt(data, path);
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
    const inner = nearest?.flatMap((one) => plainIssues(one, written)) ?? [];
    if (inner.length > 0) return inner.map((one) => ({ ...one, path: [...path, ...one.path] }));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'is not known' }));
  if (written === null) return [{ path, message: 'is empty' }];
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    !(written instanceof Object) &&
    written !== undefined
  )
    return [{ path, message: `must be text: put ${String(written)} in quotes` }];
  return [{ path, message }];
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, step) => (inside instanceof Object ? Reflect.get(inside, step) : undefined),
    data,
  );
}
