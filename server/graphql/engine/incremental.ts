import {
  type DocumentNode,
  type ExecutionResult,
  type ExperimentalIncrementalExecutionResults,
  GraphQLDeferDirective,
  type GraphQLError,
  GraphQLSchema,
  type SubsequentIncrementalExecutionResult,
  visit,
} from 'graphql';
import { isOfCatalogue } from './catalogue-document.ts';

/** The first part of a response, and the following ones with the deferred fields. */
export type AnswerParts = AsyncGenerator<ExecutionResult | SubsequentIncrementalExecutionResult, void, void>;

/** The dependencies of sending the parts. */
type Sending = {
  /** Why the response ends early, if it does. */
  ended(): GraphQLError | undefined;
  /** An error as clients may see it. The first part's errors are left to the server, as those of complete responses. */
  publicError(error: GraphQLError): GraphQLError;
};

type Asked = { document: DocumentNode; operationName?: string | null };

/** The schema with `@defer`. Stored operations are compiled without: the compiler does not know it. */
export function withDefer(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, GraphQLDeferDirective] });
}

/**
 * The document to be executed: a client that does not accept a response in parts gets a complete one. So does one that
 * requests more than the catalogue: fields of a visitor may set cookies, which are sent before the first part.
 */
export function asAccepted({ document, operationName }: Asked, { headers }: Pick<Request, 'headers'>): DocumentNode {
  const readsParts = headers.get('accept')?.includes('multipart/mixed') === true;
  if (readsParts && isOfCatalogue(document, operationName)) return document;
  return visit(document, {
    Directive: ({ name }) => (name.value === GraphQLDeferDirective.name ? null : undefined),
  });
}

/**
 * The parts, one by one. If the response has to end early, its last part reports an error for everything still pending.
 */
export async function* partsOf(
  { initialResult, subsequentResults }: ExperimentalIncrementalExecutionResults,
  { ended, publicError }: Sending,
): AnswerParts {
  const pending = new Set(initialResult.pending.map(({ id }) => id));
  yield initialResult;
  try {
    for await (const part of subsequentResults) {
      if (ended()) break;
      for (const { id } of part.pending ?? []) pending.add(id);
      for (const { id } of part.completed ?? []) pending.delete(id);
      yield withPublicErrors(part, publicError);
    }
  } catch (error) {
    if (!ended()) throw error;
  }
  const error = ended();
  if (error) yield { completed: [...pending].map((id) => ({ id, errors: [error] })), hasNext: false };
}

function withPublicErrors(
  part: SubsequentIncrementalExecutionResult,
  publicError: Sending['publicError'],
): SubsequentIncrementalExecutionResult {
  const withPublic = <Of extends { errors?: readonly GraphQLError[] }>(one: Of): Of =>
    one.errors ? { ...one, errors: one.errors.map(publicError) } : one;
  return {
    ...part,
    ...(part.incremental && { incremental: part.incremental.map(withPublic) }),
    ...(part.completed && { completed: part.completed.map(withPublic) }),
  };
}
