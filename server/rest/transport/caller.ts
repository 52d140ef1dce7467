import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { AnswerCache, Fresh, Known, Use, WhenOld } from './answer-cache.ts';
import type { CallClass } from './call-class.ts';
import { logged, noteHit } from './call/call-log.ts';
import { type Addressed, urlOf } from './call/call-url.ts';
import { traceHeaders } from './call-span.ts';
import { isTraced } from './call-trace.ts';
import { isSame, readEnvelope, saidBy, type Envelope } from './envelope.ts';
import { isEndless } from './endless.ts';
import { COMMON_HEADERS, exchange, type Exchange, type RawAnswer } from './exchange.ts';
import { UpstreamFailure } from './failure.ts';
import { requireHeader } from './text.ts';
import type { Resilience } from './resilience.ts';
import { authorized } from './token/authorized.ts';
import type { TokenHolder, Tokens } from './token/token.ts';
import type { SignAddress } from './visitor-address.ts';

const READ_TRY_DEADLINE_MS = 2_000;
const READ_DEADLINE_MS = 2_300;
const WRITE_DEADLINE_MS = 3_000;

/** Everything that the calls of one process share. */
export type Line = {
  /** Connections, limits and breakers, by class of call. */
  classes: Record<CallClass, { pool: Dispatcher; resilience: Resilience }>;
  /** For calls that the shop holds open for long. */
  waitPool: Dispatcher;
  shopUrl: string;
  tokens: Tokens;
  /** The storefront's own identity, for data that is the same for everybody. */
  service: TokenHolder;
  cache: AnswerCache;
  signAddress: SignAddress;
};

export type RequestContext = {
  currency: string;
  session: TokenHolder;
  log: Logger;
  requestId?: string;
  signal?: AbortSignal;
  /** Called with the life of each shared response that is used; `none` if there was no response. */
  used?: Use<unknown>['used'];
};

export type Ask = Addressed & {
  body?: unknown;
  headers?: Record<string, string>;
  deadlineMs?: number;
};

type Read<Value> = (data: unknown, envelope: Envelope) => Value;

/**
 * One visitor's access to the shop. Paths are relative to `/api/rest/`, unless they begin with `/`. All methods throw
 * UpstreamFailure.
 */
export type Caller = {
  /**
   * For data that is the same for everybody: cached as long as the shop allows, requested once for all simultaneous
   * callers. While the shop is down an old response is used, changed by `whenOld`.
   */
  shared<Value>(path: string, read: Read<Value>, ask?: Ask, whenOld?: WhenOld<Value>): Promise<Value>;
  /** The last response to `shared`, valid or not. */
  last<Value>(path: string, ask?: Ask, whenOld?: WhenOld<Value>): Value | undefined;
  /** Needs no session of the visitor, and is never cached. */
  service<Value>(path: string, read: Read<Value>, ask?: Ask): Promise<Value>;
  /** In the visitor's session; begins one if there is none. */
  get<Value>(path: string, read: Read<Value>, ask?: Ask): Promise<Value>;
  post<Value>(path: string, read: Read<Value>, ask?: Ask): Promise<Value>;
  put<Value>(path: string, read: Read<Value>, ask?: Ask): Promise<Value>;
  /**
   * A POST in the storefront's own name whose response the shop holds back until there is news. It is never repeated,
   * and does not count for the state of the shop.
   */
  wait<Value>(path: string, read: Read<Value>, ask: Ask & { deadlineMs: number }, signal: AbortSignal): Promise<Value>;
  delete<Value>(path: string, read: Read<Value>, ask?: Ask): Promise<Value>;
};

export function createCaller(line: Line, requester: RequestContext, callClass: CallClass): Caller {
  const read = createRead(line, requester, callClass);
  const write = createWrite(line, requester, callClass);
  const { signal } = requester;
  const forVisitor =
    (holder: TokenHolder) =>
    async <Value>(path: string, reader: Read<Value>, ask: Ask = {}): Promise<Value> =>
      reading((await read(path, urlOf(line.shopUrl, path, ask), holder, { ask, signal })).envelope, reader);
  return {
    shared(path, reader, ask = {}, whenOld) {
      const url = urlOf(line.shopUrl, path, ask);
      let isAsked = false;
      const use = { used: requester.used, whenOld, isEndless: isEndless(path, ask) };
      const load = async (known: Known) => {
        isAsked = true;
        const fresh = freshOf(await read(path, url, line.service, { ask, known }), reader);
        return use.isEndless ? { ...fresh, said: undefined } : fresh;
      };
      const answer = line.cache.get(keyOf(requester, url), load, use);
      return isTraced() ? noteHit(path, answer, () => !isAsked) : answer;
    },
    last: (path, ask = {}, whenOld) => line.cache.last(keyOf(requester, urlOf(line.shopUrl, path, ask)), whenOld),
    service: forVisitor(line.service),
    get: forVisitor(requester.session),
    post: write('POST'),
    put: write('PUT'),
    async wait(path, reader, ask, signal) {
      const { deadlineMs, body } = ask;
      const url = urlOf(line.shopUrl, path, ask);
      const call = { method: 'POST', url, body: JSON.stringify(body), deadlineMs, signal } as const;
      const { envelope } = await logged(requester.log, 'POST', path, () =>
        send(line, requester, { pool: line.waitPool, holder: line.service, ask, call }),
      );
      return reading(envelope, reader);
    },
    delete: write('DELETE'),
  };
}

function keyOf({ currency }: RequestContext, url: string): string {
  return `${currency} ${url}`;
}

type Reading = { ask: Ask; signal?: AbortSignal | undefined; known?: Known };

/** @returns a function that reads with a holder's token, and retries if that helps. */
function createRead(line: Line, requester: RequestContext, callClass: CallClass) {
  const { pool, resilience } = line.classes[callClass];
  return (path: string, url: string, holder: TokenHolder, { ask, signal, known }: Reading) =>
    logged(requester.log, 'GET', path, () =>
      resilience.read(READ_DEADLINE_MS, (leftMs) => {
        const deadlineMs = Math.min(READ_TRY_DEADLINE_MS, leftMs());
        return send(line, requester, { pool, holder, ask, known, call: { method: 'GET', url, deadlineMs, signal } });
      }),
    );
}

/** @returns functions that write in the visitor's session, by method. */
function createWrite(line: Line, requester: RequestContext, callClass: CallClass) {
  const { pool, resilience } = line.classes[callClass];
  return (method: 'POST' | 'PUT' | 'DELETE') =>
    async <Value>(path: string, reader: Read<Value>, ask: Ask = {}): Promise<Value> => {
      const call = {
        method,
        url: urlOf(line.shopUrl, path, ask),
        body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
        deadlineMs: ask.deadlineMs ?? WRITE_DEADLINE_MS,
      };
      const { envelope } = await logged(requester.log, method, path, () =>
        resilience.write(() => send(line, requester, { pool, holder: requester.session, ask, call })),
      );
      return reading(envelope, reader);
    };
}

type Sending = {
  pool: Dispatcher;
  holder: TokenHolder;
  call: Omit<Exchange, 'headers'>;
  ask: Ask;
  known?: Known | undefined;
};

/** One call with a token of its holder; no envelope if the cached value is still valid. */
async function send(
  line: Line,
  requester: RequestContext,
  { pool, holder, call, ask, known = {} }: Sending,
): Promise<Sent> {
  const { etag, said } = known;
  for (const [name, value] of Object.entries(ask.headers ?? {})) requireHeader(value, name);
  return authorized(line.tokens, holder, async (token) => {
    const headers = {
      ...headersOf(requester, token),
      ...line.signAddress(holder.address),
      ...ask.headers,
      ...(etag ? { 'if-none-match': etag } : {}),
    };
    const answer = await exchange(pool, { ...call, headers });
    if (etag && answer.status === 304) return { answer, envelope: undefined };
    if (said && answer.status === 200 && isSame(saidBy(answer), said)) return { answer, envelope: undefined };
    return { answer, envelope: readEnvelope(answer, call.method !== 'GET') };
  });
}

/** No text of a cookie ever becomes a header. */
function headersOf(requester: RequestContext, token: string): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    authorization: `Bearer ${token}`,
    'x-oc-currency': requester.currency,
    ...(requester.requestId ? { 'x-request-id': requester.requestId } : {}),
    ...traceHeaders(),
  };
}

function reading<Value>(envelope: Envelope | undefined, read: Read<Value>): Value {
  if (!envelope) throw new UpstreamFailure('malformed', 'the shop answered 304 to a call that did not ask for it');
  return read(envelope.data, envelope);
}

type Sent = { answer: RawAnswer; envelope: Envelope | undefined };

function freshOf<Value>({ answer, envelope }: Sent, read: Read<Value>): Fresh<Value> {
  return {
    value: envelope && read(envelope.data, envelope),
    headers: answer.headers,
    bytes: answer.text.length,
    said: saidBy(answer),
  };
}
