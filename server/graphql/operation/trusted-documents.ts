import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { ConfigError } from '#server/config/config.ts';
import { type StoredOperation, storeOperations } from './execute.ts';

/** What code generators write: documents by hash, or the manifest of Apollo's clients. */
const manifest = z.union([
  z
    .object({
      format: z.literal('apollo-persisted-query-manifest'),
      operations: z.array(z.object({ id: z.string(), body: z.string() })),
    })
    .transform(({ operations }) => Object.fromEntries(operations.map(({ id, body }) => [id, body]))),
  z.record(z.string(), z.string()),
]);

/**
 * The documents of other clients that the owner of the shop trusts: each JSON file in `folder` is the manifest of one
 * client. They are executed by hash and without limits, like the operations of our own pages. Throws an error that
 * names the file if one cannot be read or a document does not fit the schema.
 */
export function trustedDocuments(schema: GraphQLSchema, folder: string): Map<string, StoredOperation> {
  const trusted = new Map<string, StoredOperation>();
  if (folder === '') return trusted;
  if (!existsSync(folder)) throw new ConfigError(`GRAPHQL_TRUSTED: there is no folder ${folder}`);
  for (const file of globSync(join(folder, '*.json')).toSorted()) {
    try {
      const documents = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
      for (const [hash, operation] of storeOperations(schema, documents)) trusted.set(hash, operation);
    } catch (cause) {
      throw new ConfigError(`GRAPHQL_TRUSTED: ${file} contains no documents that fit the schema: ${String(cause)}`, {
        cause,
      });
    }
  }
  return trusted;
}
