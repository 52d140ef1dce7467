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

/** The first part of an answer, and those that follow it as what was deferred comes. */
export type AnswerParts = AsyncGenerator<ExecutionResult | SubsequentIncrementalExecutionResult, void, void>;

/** What the parts of an answer depend on while they are sent. */
type Sending = {
  /** Why nothing more is answered, if so. */
  ended(): GraphQLError | undefined;
  /** An error as its reader may see it. The first part's errors are left to the server, as those of whole answers. */
  publicError(error: GraphQLError): GraphQLError;
};

type Asked = { document: DocumentNode; operationName?: string | null };

/** The schema with `@defer`. Stored operations are compiled without: the compiler does not know it. */
export function withDefer(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: [...config.directives, GraphQLDeferDirective] });
}

/**
 * The document as it is executed: a caller that does not read an answer in parts gets it whole. So does one that asks
 * for more than the catalogue: what is asked in a visitor's name may set cookies, which go before the first part.
 */
export function asAccepted({ document, operationName }: Asked, { headers }: Pick<Request, 'headers'>): DocumentNode {
  const readsParts = headers.get('accept')?.includes('multipart/mixed') === true;
  if (readsParts && isOfCatalogue(document, operationName)) return document;
  return visit(document, {
    Directive: ({ name }) => (name.value === GraphQLDeferDirective.name ? null : undefined),
  });
}

/** The parts one by one. When the answer has to end early, its last part says so of all that is still to come. */
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
