import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.ts';

export type Executed = { data?: unknown; errors?: readonly GraphQLError[] };

/** Runs a stored operation in this process. An unknown hash throws: the build and the manifest disagree. */
export type ExecuteStored = (
  hash: string,
  variables: Record<string, unknown>,
  context: GraphqlContext,
) => Promise<Executed>;

export declare function createStoredExecutor(
  schema: GraphQLSchema,
  operations: Record<string, string>,
): ExecuteStored;
