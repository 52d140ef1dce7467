import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { Request as Asked, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { ContextRequest, CreateContext } from '#server/graphql/context.ts';
import { goneSignal } from '#server/load/gone-signal.ts';
import { refuse } from '#server/http/error/send-error.ts';
import { readBody } from '#server/load/graphql-body.ts';
import type { VisitorOf } from '#server/session/visitor.ts';
import { createToolRunner, type RunTool, type ToolResult } from './run-tool.ts';
import { INSTRUCTIONS, TOOLS, type Tool } from './tools.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The shop's tools for agents, over streamable HTTP. Stateless. */
export function mcpEndpoint(deps: {
  schema: GraphQLSchema;
  createContext: CreateContext;
  visitorOf: VisitorOf;
  siteUrl: string;
}): RequestHandler {
  const run = createToolRunner(deps);
  return async (req, res) => {
    if (req.path !== '/') {
      return refuse(res, 404, `The tools are at ${req.baseUrl}, without anything after it`, { value: req.path });
    }
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      return refuse(res, 405, 'Method Not Allowed');
    }
    const gone = goneSignal(res);
    const { requestId, log, charge } = res.locals;
    const visitor = deps.visitorOf(req, res, { isCookieless: true });
    const caller: ContextRequest = { visitor, log, requestId, signal: gone, charge };
    const handler = createMcpHandler(() => serverFor(run, caller), {
      maxRequestBodySize: MAX_BODY_BYTES,
      // There is nothing to subscribe to: the tools never change.
      maxSubscriptions: 0,
      onerror: (error) => log.debug({ err: error }, 'MCP request rejected'),
    });
    try {
      const response = await handler.fetch(await toWebRequest(req, deps.siteUrl, gone));
      const whole = Buffer.from(await response.arrayBuffer());
      res.status(response.status).setHeaders(response.headers).setHeader('Cache-Control', 'no-store').end(whole);
    } catch (error) {
      // The client has disconnected: there is nobody to respond to.
      if (!res.destroyed) throw error;
    }
  };
}

async function toWebRequest(req: Asked, siteUrl: string, signal: AbortSignal): Promise<Request> {
  const headers = Object.entries(req.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(new URL(req.originalUrl, siteUrl), { method: 'POST', headers, signal, body: await readBody(req) });
}

function serverFor(run: RunTool, caller: ContextRequest): McpServer {
  const server = new McpServer(
    { name: 'waystone', title: 'Waystone', version: '1.0.0' },
    // The tools never change, and no stream is open that could report it.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const tool of TOOLS) {
    const { name, title, description, changes } = tool;
    const annotations = { readOnlyHint: !changes, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: described(tool), annotations }, async (input) =>
      toCallResult(await run(tool, input, caller)),
    );
  }
  return server;
}

/** Tells agents the types of arguments. Invalid ones are rejected by the tool itself, with a code. */
function described({ input }: Tool): StandardSchemaWithJSON {
  const standard = input['~standard'];
  return { '~standard': { ...standard, validate: (value) => ({ value }) } };
}

/** The result twice: some clients only read the text. */
function toCallResult(result: ToolResult): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(result) }],
    structuredContent: result,
    ...(result.errors && { isError: true }),
  };
}
