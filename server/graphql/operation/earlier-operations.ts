import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type StoredOperation, storeOperations } from './execute.ts';

const build = z.object({ operations: z.record(z.string(), z.string()) });

/**
 * The stored operations of the builds in `buildsDir`, for pages of earlier builds that are still open. An operation
 * that no longer fits the schema is left out: its page has to reload. So is one that is among the `present` ones.
 */
export function earlierOperations(
  schema: GraphQLSchema,
  present: ReadonlyMap<string, StoredOperation>,
  buildsDir: string,
  log: Logger,
): Map<string, StoredOperation> {
  const stored = new Map<string, StoredOperation>();
  for (const file of globSync(join(buildsDir, 'builds', '*.json'))) {
    for (const [hash, text] of Object.entries(readBuild(file, log))) {
      if (present.has(hash) || stored.has(hash)) continue;
      try {
        for (const [key, operation] of storeOperations(schema, { [hash]: text })) stored.set(key, operation);
      } catch (err) {
        log.info(
          { err, hash },
          'a stored operation of an earlier build is no longer valid in the schema and is ignored',
        );
      }
    }
  }
  return stored;
}

function readBuild(file: string, log: Logger): Record<string, string> {
  try {
    return build.parse(JSON.parse(readFileSync(file, 'utf8'))).operations;
  } catch (err) {
    log.warn({ err, file }, 'the stored operations of an earlier build cannot be read and are ignored');
    return {};
  }
}
