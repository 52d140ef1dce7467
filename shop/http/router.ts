import express, { type Request, type Response, Router } from 'express';
import { onClose } from '#process/on-close.ts';
import { catalogueAt, catalogueOf, lastCatalogue } from '#shop/db/catalogue.ts';
import { isCurrency } from '#shop/money/currency.ts';
import { languageOf } from './languages.ts';
import { createSharedSearches } from './share.ts';
import { NO_SESSION } from '#shop/session/session.ts';
import { authenticate } from './caller/authenticate.ts';
import { createRecentSessions, type RecentSessions } from './caller/recent-sessions.ts';
import { MAX_BODY_BYTES, parseBody } from './endpoint/body.ts';
import { requireAllowed } from './caller/require-allowed.ts';
import { callerOf } from './caller/caller-address.ts';
import { type Call, type Deps, type Endpoint, HttpError } from './call.ts';
import { sendAnswer } from './envelope.ts';
import { type CallLimits, createCallLimits, loadOf } from './load.ts';
import { requireText, visibleText } from './endpoint/text.ts';

const DEFAULT_CURRENCY = 'EUR';

/** What Express calls them. */
const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Serves the endpoints, and answers 405 to other methods on their paths. */
export function createRouter(endpoints: Endpoint[], deps: Deps, limits: CallLimits = createCallLimits()): Router {
  const router = Router();
  const searches = createSharedSearches();
  const searchers = createRecentSessions(deps.catalogueVersion);
  router.use(express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false }));
  for (const [path, there] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const route = router.route(path);
    for (const endpoint of there) {
      const load = loadOf(endpoint);
      const method = METHODS[endpoint.method];
      route[method](async (req, res) => {
        const call = await callOf(req, res, endpoint, deps, load === 'search' ? searchers : undefined);
        const handle = endpoint.read(call);
        if (endpoint.limit) res.set(await requireAllowed(call, endpoint.limit));
        const work = () => limits.run(load, call.session.id, handle);
        const answer = await (load === 'search' ? searches(call, endpoint.path, work) : work());
        sendAnswer(res, answer, endpoint.cache);
      });
    }
    const allowed = ['OPTIONS', ...there.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))];
    route.options((_req, res) => void res.set('Allow', allowed.join(', ')).status(200).end());
    route.all(rejectMethod(allowed.join(', ')));
  }
  return router;
}

async function callOf(
  req: Request,
  res: Response,
  endpoint: Endpoint,
  deps: Deps,
  recent: RecentSessions | undefined,
): Promise<Call> {
  const params = paramsOf(req);
  for (const [name, value] of Object.entries(params)) requireText(value, name);
  const query = queryOf(req.originalUrl);
  const body = parseBody(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
  const known = endpoint.auth === 'session' ? await knownOf(req, deps, query, body, recent) : undefined;
  return {
    deps,
    params,
    query,
    body,
    headers: req.headers,
    method: req.method,
    ...callerOf(req.socket.remoteAddress, req.headers, deps.config),
    currency: currencyOf(req.get('X-Oc-Currency')),
    language: languageOf(req.get('X-Oc-Merchant-Language')),
    onEnd: (listener) => onClose(res, listener),
    session: known?.session ?? NO_SESSION,
    catalogue: known?.catalogue ?? (() => catalogueOf(deps.db)),
  };
}

type Known = Pick<Call, 'session' | 'catalogue'>;

/** @param recent sessions that need not be looked up again */
async function knownOf(
  { headers: { authorization } }: Request,
  deps: Deps,
  query: URLSearchParams,
  body: Record<string, unknown> | undefined,
  recent: RecentSessions | undefined,
): Promise<Known> {
  const isPlain = !query.has('access_token') && body === undefined;
  const session = isPlain ? recent?.find(authorization) : undefined;
  if (session) return { session, catalogue: () => lastCatalogue(deps.db) };
  const found = await authenticate(deps, authorization, query, body);
  recent?.note(authorization, found.session);
  return { session: found.session, catalogue: async () => catalogueAt(deps.db, found.catalogue) };
}

// A wildcard such as `*slug` comes as a list of segments.
function paramsOf(req: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(req.params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  );
}

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  const text = at < 0 ? '' : url.slice(at + 1);
  try {
    decodeURIComponent(text);
  } catch {
    throw new HttpError(400, [{ code: 'invalid_characters', field: 'query', message: 'Invalid characters in query' }]);
  }
  const query = new URLSearchParams(text);
  for (const [name, value] of query) {
    requireText(name, 'query');
    requireText(value, name);
  }
  return new URLSearchParams([...query].map(([name, value]) => [name, visibleText(value)]));
}

function currencyOf(header: string | undefined): Call['currency'] {
  if (!header) return DEFAULT_CURRENCY;
  if (isCurrency(header)) return header;
  const message = `Unsupported currency: ${header.slice(0, 16)}`;
  throw new HttpError(400, [{ code: 'unsupported_currency', field: 'X-Oc-Currency', message }]);
}

/** Answers any method that the routes before it do not take. */
export function rejectMethod(allowed: string): (req: Request, res: Response) => never {
  return () => {
    throw new HttpError(405, [{ code: 'method_not_allowed', message: 'Method Not Allowed' }], { Allow: allowed });
  };
}
