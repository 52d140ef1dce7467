import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles } from './schemas.ts';

/** Writes the editors' schemas into the catalogue's folder. Answers with their paths inside it. */
export function writeSchemas(folder: string): string[] {
  mkdirSync(join(folder, 'schema'), { recursive: true });
  return Object.entries(schemaFiles()).map(([file, content]) => {
    writeFileSync(join(folder, file), content);
    return file;
  });
}
