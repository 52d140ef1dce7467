import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response as Answer } from 'express';
import type { YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { ContextRequest, GraphqlContext } from '#server/graphql/context.ts';
import type { Charge } from '#server/limit/charge.ts';
import { createTrace, type Trace } from '#server/rest/transport/call-trace.ts';
import type { VisitorOf } from '#server/session/visitor.ts';
import { encodeQuickly } from '#server/http/encoding.ts';
import { refuse } from '#server/http/error/send-error.ts';
import { PICTURE_URLS } from './graphql-clients.ts';

const NOT_ACCEPTABLE =
  'Accept application/graphql-response+json or application/json, or text/event-stream for a subscription';

const NO_TRACE = 'Traces are shown to whoever has the key (X-GraphQL-Key), or to all with GRAPHQL_OPEN=1';

type Endpoint = {
  yoga: YogaServerInstance<ContextRequest, GraphqlContext>;
  visitorOf: VisitorOf;
  /** Whether its sender may see the calls of the shop. */
  mayTrace: (req: Request) => boolean;
  /** Whether each answer says by `Server-Timing` how long the shop took. */
  isTimed: boolean;
};

/** Tells the GraphQL server who is asking, and ends his calls when he goes. */
export function graphqlEndpoint({ yoga, visitorOf, mayTrace, isTimed }: Endpoint): RequestHandler {
  return async (req, res) => {
    const isTraced = req.get('X-Trace') === '1';
    if (isTraced && !mayTrace(req)) return refuse(res, 403, NO_TRACE);
    const trace = isTraced || isTimed ? createTrace() : undefined;
    const startedMs = performance.now();
    const visitor = visitorOf(req, res, { isCookieless: res.locals['isCookieless'] === true });
    visitor.session.rememberChoices(visitor);
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
    });
    const { requestId, log, charge } = res.locals as { requestId: string; log: Logger; charge?: Charge };
    const context = {
      visitor,
      log,
      requestId,
      charge,
      signal: gone.signal,
      trace: isTraced ? trace : undefined,
      wholePictureUrls: req.get(PICTURE_URLS) !== undefined,
    };
    // Anyone who follows something reads each event as it comes.
    if (req.headers.accept?.includes('text/event-stream')) return yoga(req, res, context);
    const answer = () => yoga.handleNodeRequestAndResponse(req, res, context);
    const response = await (trace ? trace.within('', answer) : answer());
    if (res.destroyed) return;
    if (trace) res.setHeader('Server-Timing', timingOf(trace, performance.now() - startedMs));
    if (response.status === 406) refuse(res, 406, NOT_ACCEPTABLE, { value: req.headers.accept ?? '' });
    else await sendCompressed(req, res, response);
  };
}

/** How long the answer took, and of that the calls of the shop one by one, some of which were under way together. */
function timingOf({ calls }: Trace, ms: number): string {
  const asked = calls.filter(({ cache }) => cache !== 'hit');
  const shopMs = asked.reduce((sum, call) => sum + call.ms, 0);
  return `graphql;dur=${ms.toFixed(1)}, shop;dur=${shopMs.toFixed(1)};desc="${asked.length} calls"`;
}

/** Sends an answer in one piece. Scripts of other origins cannot make one that holds what they chose and what they must not read. */
async function sendCompressed(req: Request, res: Answer, response: Response): Promise<void> {
  const whole = Buffer.from(await response.text());
  const { bytes, encoding } = await encodeQuickly(whole, req.headers['accept-encoding']);
  for (const [name, value] of response.headers) res.setHeader(name, value);
  res.vary('Accept-Encoding');
  res.status(response.status);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  if (req.method === 'GET') {
    // The same in every encoding; whoever has it is answered 304.
    res.setHeader('ETag', `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`);
    return void res.send(bytes);
  }
  res.setHeader('Content-Length', bytes.byteLength);
  res.end(bytes);
}
