import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type ParseOptions,
  type Source,
  validate,
  type ValidationContext,
} from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { executeWithin, subscribeWithin } from './answer-budget.ts';
import { costOf } from './document-cost.ts';
import { checkDocument } from './document-limits.ts';
import { limitError, rateLimitError } from './limit-error.ts';
import { publicError } from '#server/graphql/engine/error/failures.ts';
import { asAccepted } from '#server/graphql/engine/incremental.ts';
import { checkSource } from './source-limits.ts';

const MAX_MUTATIONS = 4;
/** `@cost` in schema/errors.graphql says what 1 is. */
export const MAX_COST = 50_000;
/** Each document takes 1 point of its address's budget; this much cost takes 1 more. */
const COST_PER_POINT = 1_000;
/** Each argument, and each entry of a list, may be invalid, and an error costs more than the invalid value did. */
const MAX_ERRORS = 10;

type Limits = {
  isStored(document: DocumentNode): boolean;
  /** Reports the cost of a request's document, before it runs. */
  tellCost(request: Request, cost: number): void;
};

/**
 * Limits for documents that callers write themselves: before parsing, before validation, before and during execution.
 * Stored operations were checked at start; their variables are still checked.
 */
export function documentLimits({ isStored, tellCost }: Limits): Plugin<GraphqlContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin);
    },
    onValidate({ addValidationRule, setValidationFn }) {
      setValidationFn(validateWithin);
      addValidationRule(oneOperation);
      addValidationRule(fewMutations);
    },
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { errors, variableValues } = readVariables(args);
      // As the result of an execution, so that they are reported like errors of variables.
      if (errors) return setExecuteFn(() => ({ errors }));
      if (isStored(args.document)) return;
      const error = await costError(args, variableValues.coerced, tellCost);
      if (error) return setResultAndStopExecution({ errors: [error] });
      const { request, log } = args.contextValue;
      const document = asAccepted(args, request);
      setExecuteFn((given: ExecutionArgs) => executeWithin({ ...given, document }, (one) => publicError(one, log)));
    },
    async onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      const { errors, variableValues } = readVariables(args);
      if (errors) return setSubscribeFn(() => ({ errors }));
      if (isStored(args.document)) return;
      const error = await costError(args, variableValues.coerced, tellCost);
      if (error) setResultAndStopExecution({ errors: [error] });
      else setSubscribeFn(subscribeWithin);
    },
  };
}

function parseWithin(source: string | Source, options?: ParseOptions): DocumentNode {
  checkSource(typeof source === 'string' ? source : source.body);
  const document = parse(source, options);
  checkDocument(document);
  return document;
}

const validateWithin: typeof validate = (schema, document, rules) =>
  validate(schema, document, rules, { maxErrors: MAX_ERRORS });

type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  variableValues?: Record<string, unknown> | null;
  operationName?: string | null;
  contextValue: GraphqlContext & YogaInitialContext;
};

function readVariables({ schema, document, variableValues, operationName }: Asked) {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: MAX_ERRORS });
}

/** Also charges the cost to the caller's address. */
async function costError(
  { schema, document, operationName, contextValue }: Asked,
  variables: Record<string, unknown>,
  tellCost: Limits['tellCost'],
): Promise<GraphQLError | undefined> {
  const cost = costOf(schema, document, variables, operationName);
  if (cost > MAX_COST) return limitError('QUERY_TOO_COSTLY', 'The cost of the document is too high', MAX_COST, cost);
  tellCost(contextValue.request, cost);
  const points = pointsOf(cost);
  const retryAfter = points > 0 ? await contextValue.charge?.(points) : undefined;
  return retryAfter === undefined ? undefined : rateLimitError(retryAfter);
}

/** The points that a document of this cost takes from its address's budget. */
export function pointsOf(cost: number): number {
  return Math.floor(cost / COST_PER_POINT);
}

function oneOperation(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) context.reportError(new GraphQLError('Send one operation at a time.'));
    },
  };
}

/** Counts fields of the mutation type wherever they stand, so that fragments hide none. */
function fewMutations(context: ValidationContext): ASTVisitor {
  let mutations = 0;
  return {
    Field() {
      if (context.getParentType() !== context.getSchema().getMutationType()) return;
      mutations += 1;
      if (mutations === MAX_MUTATIONS + 1) {
        context.reportError(limitError('TOO_MANY_MUTATIONS', 'Too many mutations at once', MAX_MUTATIONS, mutations));
      }
    },
  };
}
