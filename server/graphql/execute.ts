import { execute, parse, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphqlContext } from './context.ts';
import { publicError } from './engine/failures.ts';

type Executed = { data?: unknown; errors?: readonly GraphQLError[] };

/** Runs a stored operation in this process. An unknown hash throws: the build and the manifest disagree. */
export type ExecuteStored = (
  hash: string,
  variables: Record<string, unknown>,
  context: GraphqlContext,
) => Promise<Executed>;

/** One stored operation, parsed and validated, and compiled where the compiler can. */
export type StoredOperation = {
  document: DocumentNode;
  run(variables: Record<string, unknown>, context: GraphqlContext): Promise<Executed> | Executed;
};

/** Throws when an operation does not fit the schema: then client and server are of different builds. */
export function storeOperations(
  schema: GraphQLSchema,
  operations: Record<string, string>,
): ReadonlyMap<string, StoredOperation> {
  return new Map(Object.entries(operations).map(([hash, text]) => [hash, storeOperation(schema, text)]));
}

export function createStoredExecutor(stored: ReadonlyMap<string, StoredOperation>): ExecuteStored {
  return async (hash, variables, context) => {
    const operation = stored.get(hash);
    if (!operation) throw new Error(`No stored operation ${hash}: run codegen and build again`);
    const { data, errors } = await operation.run(variables, context);
    return errors ? { data, errors: errors.map((error) => publicError(error, context.log)) } : { data };
  };
}

function storeOperation(schema: GraphQLSchema, text: string): StoredOperation {
  const document = parse(text);
  const faults = validate(schema, document);
  if (faults.length) throw new Error(`A stored operation does not fit the schema: ${faults[0]?.message}\n${text}`);
  return { document, run: compile(schema, document) };
}

/** What the compiler cannot take is executed by graphql-js; which of the two is settled before any request. */
export function compile(schema: GraphQLSchema, document: DocumentNode): StoredOperation['run'] {
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (isCompiledQuery(compiled)) {
    return (variables, context) => compiled.query(undefined, context, variables) as Promise<Executed> | Executed;
  }
  return (variableValues, contextValue) =>
    execute({ schema, document, variableValues, contextValue }) as Promise<Executed> | Executed;
}
