import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response as Answer } from 'express';
import type { YogaServerInstance } from 'graphql-yoga';
import type { ContextRequest, GraphqlContext } from '#server/graphql/context.ts';
import type { Charge } from '#server/limit/charge.ts';
import { createTrace, type Trace } from '#server/rest/transport/call-trace.ts';
import type { VisitorOf } from '#server/session/visitor.ts';
import { encodeOnDemand } from '#server/http/encoding.ts';
import { refuseTypes } from './accepted-types.ts';
import type { AnswerStore, ByteAnswer } from './answer-store.ts';
import { withRequestLog } from './asked-log.ts';
import { goneSignal } from '#server/load/gone-signal.ts';
import { refuse } from '#server/http/error/send-error.ts';
import { PICTURE_URLS } from './graphql-clients.ts';
import { saidBy } from './said-body.ts';

const NO_TRACE = 'Traces require the key in the header X-GraphQL-Key, or a server with GRAPHQL_OPEN=1';

type Endpoint = {
  yoga: YogaServerInstance<ContextRequest, GraphqlContext>;
  visitorOf: VisitorOf;
  /** Whether its sender may see the calls to the shop. */
  mayTrace: (req: Request) => boolean;
  /** Whether each response has a `Server-Timing` header with the time of the shop's calls. */
  isTimed: boolean;
  answers: AnswerStore;
};

/** Passes the visitor to the GraphQL server, and aborts the visitor's calls when the client disconnects. */
export function graphqlEndpoint({ yoga, visitorOf, mayTrace, isTimed, answers }: Endpoint): RequestHandler {
  return async (req, res) => {
    const isTraced = req.get('X-Trace') === '1';
    if (isTraced && !mayTrace(req)) return refuse(res, 403, NO_TRACE);
    const trace = isTraced || isTimed ? createTrace() : undefined;
    const startedMs = performance.now();
    const visitor = visitorOf(req, res, { isCookieless: res.locals.isCookieless === true });
    visitor.session.rememberChoices(visitor);
    const place = trace ? undefined : answers.placeOf(req, visitor);
    const { charge } = res.locals;
    if (place?.answer && (await isWithinBudget(place.points, charge))) return sendAnswer(req, res, place.answer);
    const { requestId, log } = res.locals;
    const gone = goneSignal(res);
    const context = {
      visitor,
      log,
      requestId,
      charge,
      signal: gone,
      trace: isTraced ? trace : undefined,
      wholePictureUrls: req.get(PICTURE_URLS) !== undefined,
      ...(place && { used: place.used, onShared: place.onShared }),
    };
    if (typeof req.body === 'string') req.body = saidBy(req.body);
    const answer = () => withRequestLog(log, () => yoga.handleNodeRequestAndResponse(req, res, context));
    const response = await (trace ? trace.within('', answer) : answer());
    if (res.destroyed) return;
    if (trace) res.setHeader('Server-Timing', timingOf(trace, performance.now() - startedMs));
    if (response.status === 406) return refuseTypes(res);
    if (STREAMED.test(response.headers.get('content-type') ?? '')) {
      return withRequestLog(log, () => sendStream(res, response, gone));
    }
    const whole = await byteAnswer(response, req.method === 'GET');
    place?.store(whole);
    return sendAnswer(req, res, whole);
  };
}

/** An exceeded budget of an address is reported when the document is executed. */
async function isWithinBudget(points: number, charge: Charge | undefined): Promise<boolean> {
  return points === 0 || (await charge?.(points)) === undefined;
}

/** By its type: a client that accepts anything, as curl does, gets a stream if the response is one. */
const STREAMED = /^(?:text\/event-stream|multipart\/mixed)\b/;

/** Sends the events of a subscription, and the parts of a response, as they come. */
async function sendStream(res: Answer, { status, headers, body }: Response, gone: AbortSignal): Promise<void> {
  res.status(status).setHeaders(headers).flushHeaders();
  try {
    for await (const part of Readable.from(body ?? [], { signal: gone })) {
      if (!res.write(part)) await once(res, 'drain', { signal: gone });
    }
    res.end();
  } catch (error) {
    // Most subscriptions end by a disconnect.
    if (!gone.aborted) throw error;
  }
}

/** How long the response took, and each call to the shop, some of which ran in parallel. */
function timingOf({ calls }: Trace, ms: number): string {
  const asked = calls.filter(({ cache }) => cache !== 'hit');
  const shopMs = asked.reduce((sum, call) => sum + call.ms, 0);
  return `graphql;dur=${ms.toFixed(1)}, shop;dur=${shopMs.toFixed(1)};desc="${asked.length} calls"`;
}

/** A GET gets an ETag, the same in every encoding; a client that has it gets 304. */
async function byteAnswer(response: Response, isTagged: boolean): Promise<ByteAnswer> {
  const bytes = Buffer.from(await response.text());
  return {
    status: response.status,
    headers: [...response.headers],
    hasVary: response.headers.has('vary'),
    etag: isTagged ? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` : undefined,
    length: bytes.byteLength,
    body: encodeOnDemand(bytes),
  };
}

/**
 * Sends a response in one piece. Compression is safe (BREACH): a script of another origin cannot cause a response with
 * both its own text and secrets.
 */
async function sendAnswer(
  req: Request,
  res: Answer,
  { status, headers, hasVary, etag, body }: ByteAnswer,
): Promise<void> {
  const { bytes, encoding } = await body(req.headers['accept-encoding']);
  for (const [name, value] of headers) res.setHeader(name, value);
  if (!hasVary) res.vary('Accept-Encoding');
  res.status(status);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  if (etag !== undefined) {
    res.setHeader('ETag', etag);
    return void res.send(bytes);
  }
  res.setHeader('Content-Length', bytes.byteLength);
  res.end(bytes);
}
