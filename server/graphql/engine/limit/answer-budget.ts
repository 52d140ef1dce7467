import {
  createSourceEventStream,
  defaultFieldResolver,
  executeSubscriptionEvent,
  experimentalExecuteIncrementally,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  Kind,
  mapSourceToResponseEvent,
  responsePathAsArray,
  type SelectionSetNode,
  validateSubscriptionArgs,
} from 'graphql';
import type { Trace } from '#server/rest/transport/call-trace.ts';
import { type AnswerParts, partsOf } from '#server/graphql/engine/incremental.ts';
import { limitError } from './limit-error.ts';

export const MAX_VALUES = 10_000;
export const MAX_BYTES = 1_000_000;
/**
 * Creating, masking and writing an error takes as long as this many values; this also keeps a list from failing in each
 * of its entries.
 */
const VALUES_OF_ERROR = 50;
const BYTES_OF_ERROR = 300;

/** Quotes, colon and comma. */
const BYTES_AROUND_KEY = 4;
const BYTES_OF_SMALL_VALUE = 6;

/** The remaining size of a response. */
export type AnswerBudget = {
  /**
   * Throws once the response is too large, and ends the execution.
   *
   * @param coming values that will certainly follow: a response that cannot hold them ends before the work.
   */
  spend(values: number, bytes: number, coming?: number): void;
};

type Counted = { budget?: AnswerBudget; trace?: Trace | undefined };

/** Makes every field of a schema count its values, for executions with a budget. Changes the schema. */
export function countAnswers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = counting(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

/**
 * Executes a query or mutation, and ends it when its response becomes too large. A document with deferred fields gets a
 * response in parts, which share one budget.
 *
 * @param publicError what clients see of an error in a later part.
 */
export async function executeWithin(
  args: ExecutionArgs,
  publicError: (error: GraphQLError) => GraphQLError,
): Promise<ExecutionResult | AnswerParts> {
  const limit = beginAnswer(args.contextValue);
  const result = await within(limit, () => experimentalExecuteIncrementally({ ...args, ...limit.given }));
  return 'initialResult' in result ? partsOf(result, { ended: limit.exceeded, publicError }) : result;
}

/** Subscribes; each event has its own budget, and one that becomes too large is replaced by an error. */
export async function subscribeWithin(
  args: ExecutionArgs,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const valid = validateSubscriptionArgs(args);
  if (!('operation' in valid)) return { errors: valid };
  const events = await createSourceEventStream(valid);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(valid, events, (event) => {
    const limit = beginAnswer(event.contextValue);
    const { contextValue, abortSignal } = limit.given;
    return within(limit, () => executeSubscriptionEvent({ ...event, contextValue, externalAbortSignal: abortSignal }));
  });
}

type Limit = {
  /** For the execution. */
  given: { contextValue: unknown; abortSignal: AbortSignal };
  exceeded(): GraphQLError | undefined;
};

/** A budget for one response, which ends the execution once it is exceeded. */
function beginAnswer(context: unknown): Limit {
  const ended = new AbortController();
  let exceeded: GraphQLError | undefined;
  let thrown: GraphQLError | undefined;
  const left = { values: MAX_VALUES, bytes: MAX_BYTES };
  const budget: AnswerBudget = {
    spend(values, bytes, coming = 0) {
      left.values -= values;
      left.bytes -= bytes;
      if (left.values >= coming && left.bytes >= 0) return;
      if (!thrown) {
        exceeded = tooLarge({ ...left, values: left.values - coming });
        thrown = located(exceeded);
        ended.abort(thrown);
      }
      throw thrown;
    },
  };
  const contextValue: unknown = Object.assign({}, context, { budget });
  return { given: { contextValue, abortSignal: ended.signal }, exceeded: () => exceeded };
}

type Failed = { data: null; errors: [GraphQLError] };

async function within<Result>({ exceeded }: Limit, run: () => Promise<Result> | Result): Promise<Result | Failed> {
  const refused = (error: GraphQLError): Failed => ({ data: null, errors: [error] });
  try {
    const result = await run();
    const error = exceeded();
    return error ? refused(error) : result;
  } catch (error) {
    const cause = exceeded();
    if (!cause) throw error;
    return refused(cause);
  }
}

function tooLarge({ values, bytes }: { values: number; bytes: number }): GraphQLError {
  return values < 0
    ? limitError('ANSWER_TOO_LARGE', 'The answer has too many values', MAX_VALUES, MAX_VALUES - values)
    : limitError('ANSWER_TOO_LARGE', 'The answer has too many bytes', MAX_BYTES, MAX_BYTES - bytes);
}

/** The error with an empty path: GraphQL then does not create another one for each pending field. */
function located({ message, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path: [], extensions });
}

function counting(given: GraphQLFieldResolver<unknown, Counted>): GraphQLFieldResolver<unknown, Counted> {
  const resolve = traced(given);
  return (source, args, context, info) => {
    const { budget } = context;
    if (!budget) return resolve(source, args, context, info);
    const { key } = info.path;
    budget.spend(1, (typeof key === 'string' ? key.length : 0) + BYTES_AROUND_KEY);
    let value: unknown;
    try {
      value = resolve(source, args, context, info);
    } catch (error) {
      throw spentOnError(error, budget);
    }
    if (!(value instanceof Promise)) return spentOn(value, budget, info);
    return value.then(
      (settled: unknown) => spentOn(settled, budget, info),
      (error: unknown) => {
        throw spentOnError(error, budget);
      },
    );
  };
}

/** The shop's calls of a resolver are recorded with its field, in traced requests. */
function traced(resolve: GraphQLFieldResolver<unknown, Counted>): GraphQLFieldResolver<unknown, Counted> {
  return (source, args, context, info) => {
    const { trace } = context;
    if (!trace) return resolve(source, args, context, info);
    const field = responsePathAsArray(info.path).join('.');
    return trace.within(field, () => resolve(source, args, context, info));
  };
}

/** A list is counted before its entries are resolved. */
function spentOn(value: unknown, budget: AnswerBudget, { fieldNodes }: GraphQLResolveInfo): unknown {
  if (typeof value === 'string') budget.spend(0, Buffer.byteLength(value));
  else if (!Array.isArray(value)) budget.spend(0, BYTES_OF_SMALL_VALUE);
  else {
    let bytes = value.length * BYTES_OF_SMALL_VALUE;
    let objects = 0;
    for (const entry of value) {
      if (typeof entry === 'string') bytes += Buffer.byteLength(entry);
      else if (typeof entry === 'object' && entry !== null) objects += 1;
    }
    budget.spend(value.length, bytes, objects * certainFields(fieldNodes[0]?.selectionSet));
  }
  return value;
}

/** The minimum number of values for each object. */
function certainFields(set: SelectionSetNode | undefined): number {
  const names = set?.selections.flatMap((one) =>
    one.kind === Kind.FIELD && !one.directives?.length && one.name.value !== '__typename' ? [one.name.value] : [],
  );
  return new Set(names).size;
}

function spentOnError(error: unknown, budget: AnswerBudget): unknown {
  budget.spend(VALUES_OF_ERROR, BYTES_OF_ERROR);
  return error;
}
