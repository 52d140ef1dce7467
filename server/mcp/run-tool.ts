import type { GraphQLSchema } from 'graphql';
import type { ContextRequest, CreateContext } from '#server/graphql/context.ts';
import { costOf } from '#server/graphql/engine/limit/document-cost.ts';
import { pointsOf } from '#server/graphql/engine/limit/limits.ts';
import { createStoredExecutor, storeOperations } from '#server/graphql/operation/execute.ts';
import { rateLimitMessage } from '#server/limit/rate-limit-message.ts';
import type { StoredToken } from '#server/rest/transport/token/token.ts';
import { bearerSession } from '#server/session/bearer.ts';
import { isCurrency } from '#server/session/geo.ts';
import { readToken, writeToken } from '#server/session/token-text.ts';
import { OPERATIONS } from './operations.ts';
import type { Call, Tool } from './tools.ts';

/** `code` is one of `ErrorCode` or of those of `UserError`; `retryAfter` is in seconds. */
type ToolError = { code: string; message: string; field?: string | null; retryAfter?: number | null };

/** The fields of the tool's operation, and `errors` when it could not do what was asked. */
export type ToolResult = Record<string, unknown> & { errors?: ToolError[] };

export type RunTool = (tool: Tool, input: unknown, caller: ContextRequest) => Promise<ToolResult>;

/** Runs the operations of the tools like stored operations, at the cost of a document that the caller wrote. */
export function createToolRunner(deps: {
  schema: GraphQLSchema;
  createContext: CreateContext;
  siteUrl: string;
}): RunTool {
  const { schema, createContext, siteUrl } = deps;
  const stored = storeOperations(schema, OPERATIONS);
  const execute = createStoredExecutor(stored);

  async function chargeFor({ name }: Tool, { variables }: Call, caller: ContextRequest): Promise<number | undefined> {
    const operation = stored.get(name);
    return operation && caller.charge?.(Math.max(1, pointsOf(costOf(schema, operation.document, variables))));
  }

  return async (tool, input, caller) => {
    const { data: call, error } = tool.read(input);
    if (!call) return refused('BAD_USER_INPUT', error.issues.map(sentenceOf).join('; '));
    const retryAfter = await chargeFor(tool, call, caller);
    if (retryAfter !== undefined) {
      return { errors: [{ code: 'RATE_LIMITED', message: rateLimitMessage(retryAfter), retryAfter }] };
    }
    const given = readToken(call.cartToken);
    if (call.cartToken && !given) return refused('UNAUTHENTICATED', 'cartToken is not a token returned by add_to_cart');

    let token = given;
    const visitor = {
      ...caller.visitor,
      ...(isCurrency(call.currency) && { currency: call.currency }),
      session: bearerSession(given, caller.visitor.address, (next) => void (token = next)),
    };
    const { data, errors } = await execute(
      tool.name,
      call.variables,
      createContext({ ...caller, visitor, wholePictureUrls: true }),
    );
    if (errors) {
      return {
        errors: errors.map(({ message, extensions }) => ({ ...extensions, code: String(extensions['code']), message })),
      };
    }
    return { ...resultOf(data as Answer, siteUrl), ...cartTokenOf(call, token) };
  };
}

type Payload = { errors?: ToolError[]; shareToken?: string | null };
type Answer = Record<string, Payload | null>;

/** What a person can fix is an error of the tool, whatever else the operation returned. */
function resultOf(data: Answer, siteUrl: string): ToolResult {
  if (data['order'] === null) return refused('NOT_FOUND', 'No order has this link');
  const errors = Object.values(data).flatMap((payload) => payload?.errors ?? []);
  if (errors.length > 0) return { ...data, errors };
  const { shareToken, ...cart } = data['cart'] ?? {};
  if (shareToken === undefined) return data;
  if (shareToken === null) return { cart, ...refused('CART_EMPTY', 'The cart is empty') };
  // A fragment (`#`) never reaches a server.
  return { cart, checkoutLink: `${siteUrl}/en-us/open-cart#${shareToken}` };
}

/** A token that is about to expire is replaced by its successor. */
function cartTokenOf({ cartToken }: Call, token: StoredToken | undefined): { cartToken?: string } {
  return cartToken === undefined || !token ? {} : { cartToken: writeToken(token) };
}

function refused(code: string, message: string): { errors: ToolError[] } {
  return { errors: [{ code, message }] };
}

function sentenceOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
