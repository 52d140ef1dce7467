import {
  createSourceEventStream,
  defaultFieldResolver,
  execute,
  executeSubscriptionEvent,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  mapSourceToResponseEvent,
  responsePathAsArray,
  validateSubscriptionArgs,
} from 'graphql';
import type { Trace } from '#server/rest/transport/call-trace.ts';
import { limitError } from './limit-error.ts';

export const MAX_VALUES = 20_000;
export const MAX_BYTES = 1_000_000;

/** Quotes, colon and comma. */
const BYTES_AROUND_KEY = 4;
const BYTES_OF_SMALL_VALUE = 6;

/** What one answer may still hold. */
export type AnswerBudget = {
  /** Throws once more was spent than the answer may hold, and ends the execution. */
  spend(values: number, bytes: number): void;
};

type Counted = { budget?: AnswerBudget; trace?: Trace | undefined };

/** Makes every field of a schema count what it answers, for the executions that have a budget. Changes the schema. */
export function countAnswers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = counting(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

/** Executes a query or mutation, and ends it when its answer grows too large. */
export function executeWithin(args: ExecutionArgs): Promise<ExecutionResult> {
  return within(args, (limited) => execute(limited));
}

/** Subscribes; each event has a budget of its own, and one that grows too large is told as an error. */
export async function subscribeWithin(
  args: ExecutionArgs,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const valid = validateSubscriptionArgs(args);
  if (!('operation' in valid)) return { errors: valid };
  const events = await createSourceEventStream(valid);
  if (!(Symbol.asyncIterator in events)) return events;
  return mapSourceToResponseEvent(valid, events, (event) =>
    within(event, (limited) => executeSubscriptionEvent({ ...limited, externalAbortSignal: limited.abortSignal })),
  );
}

/** Runs an execution with a budget for its answer, which ends it once more was spent. */
async function within<Args extends { contextValue?: unknown; abortSignal?: AbortSignal | null | undefined }>(
  args: Args,
  run: (args: Args & { contextValue: unknown; abortSignal: AbortSignal }) => Promise<ExecutionResult> | ExecutionResult,
): Promise<ExecutionResult> {
  const ended = new AbortController();
  let exceeded: GraphQLError | undefined;
  const left = { values: MAX_VALUES, bytes: MAX_BYTES };
  const budget: AnswerBudget = {
    spend(values, bytes) {
      left.values -= values;
      left.bytes -= bytes;
      if (left.values >= 0 && left.bytes >= 0) return;
      exceeded ??= tooLarge(left);
      ended.abort(exceeded);
      throw exceeded;
    },
  };
  try {
    const contextValue: unknown = Object.assign({}, args.contextValue, { budget });
    const result = await run({ ...args, contextValue, abortSignal: ended.signal });
    return exceeded ? { data: null, errors: [exceeded] } : result;
  } catch (error) {
    if (!exceeded) throw error;
    return { data: null, errors: [exceeded] };
  }
}

function tooLarge({ values, bytes }: { values: number; bytes: number }): GraphQLError {
  return values < 0
    ? limitError('ANSWER_TOO_LARGE', 'The answer has too many values', MAX_VALUES, MAX_VALUES - values)
    : limitError('ANSWER_TOO_LARGE', 'The answer has too many bytes', MAX_BYTES, MAX_BYTES - bytes);
}

function counting(given: GraphQLFieldResolver<unknown, Counted>): GraphQLFieldResolver<unknown, Counted> {
  const resolve = traced(given);
  return (source, args, context, info) => {
    const { budget } = context;
    if (!budget) return resolve(source, args, context, info);
    const keyBytes = String(info.path.key).length + BYTES_AROUND_KEY;
    budget.spend(1, keyBytes);
    const value = resolve(source, args, context, info);
    if (value instanceof Promise) {
      return value.then((settled: unknown) => {
        spendOn(settled, budget);
        return settled;
      });
    }
    spendOn(value, budget);
    return value;
  };
}

/** Calls of the shop that a resolver makes are noted under its field, in requests that are traced. */
function traced(resolve: GraphQLFieldResolver<unknown, Counted>): GraphQLFieldResolver<unknown, Counted> {
  return (source, args, context, info) => {
    const { trace } = context;
    if (!trace) return resolve(source, args, context, info);
    const field = responsePathAsArray(info.path).join('.');
    return trace.within(field, () => resolve(source, args, context, info));
  };
}

/** A list is counted before its entries are answered. */
function spendOn(value: unknown, budget: AnswerBudget): void {
  if (typeof value === 'string') budget.spend(0, Buffer.byteLength(value));
  else if (!Array.isArray(value)) budget.spend(0, BYTES_OF_SMALL_VALUE);
  else {
    budget.spend(value.length, value.length * BYTES_OF_SMALL_VALUE);
    for (const entry of value) if (typeof entry === 'string') budget.spend(0, Buffer.byteLength(entry));
  }
}
