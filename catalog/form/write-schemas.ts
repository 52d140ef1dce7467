import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles } from './schemas.ts';

/** Writes the JSON Schemas for editors into the folder of the catalogue. @returns their paths in it. */
export function writeSchemas(folder: string): string[] {
  mkdirSync(join(folder, 'schema'), { recursive: true });
  return Object.entries(schemaFiles()).map(([file, content]) => {
    writeFileSync(join(folder, file), content);
    return file;
  });
}
