import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Faults } from './faults.ts';

/**
 * Reads one YAML file and gives it its form. A file that is missing, broken or of another form
 * is noted in `faults` and answered with undefined.
 */
export function loadYaml<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  faults: Faults,
): z.output<Schema> | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) {
    faults.add(file, '', 'the file is missing');
    return undefined;
  }
  const data = parseYaml(path, file, faults);
  if (data === undefined) return undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) faults.add(file, placeOf(issue.path), issue.message);
  return undefined;
}

function parseYaml(path: string, file: string, faults: Faults): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    faults.add(file, '', `not readable as YAML: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}
