import type { RequestHandler, Response } from 'express';
import Negotiator from 'negotiator';
import { remember } from '#server/limit/remember.ts';
import { refuse } from '#server/http/error/send-error.ts';

const JSON_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
const EVENTS = 'text/event-stream';
/** Only for clients that name it: one that accepts anything, as curl does, gets a complete response. */
const PARTS = 'multipart/mixed';

/** Parameters with which clients say how they read parts, such as `deferSpec`. */
const OTHER_PARAMETER = /;\s*(?!q\s*=|charset\s*=)[^\s;,="]+\s*=\s*(?:"[^"]*"|[^;,"]*)/gi;

/**
 * Rejects a request that accepts no type of a response before its document is executed: Yoga looks at `Accept` only
 * afterwards, when a mutation has happened.
 */
export const acceptedTypes: RequestHandler = (req, res, next) => {
  res.locals.accept = req.headers.accept ?? '';
  const types = typesFor(req.headers.accept || '*/*');
  if (types.length === 0) return refuseTypes(res);
  req.headers.accept = types.join(', ');
  return next();
};

/** Also for a subscription, which has fewer types. */
export function refuseTypes(res: Response): void {
  const message =
    'Accept application/graphql-response+json or application/json, or text/event-stream for a subscription';
  refuse(res, 406, message, { value: res.locals.accept ?? '' });
}

/**
 * The types that a response may have by an `Accept`; of the two JSON types only the preferred one. Yoga ignores
 * qualities, so that `q=0` would not exclude a type.
 */
const typesFor = remember((sent) => {
  const accept = sent.replaceAll(OTHER_PARAMETER, '');
  const negotiator = new Negotiator({ headers: { accept } });
  const offered = [EVENTS, ...(/multipart\//i.test(accept) ? [PARTS] : [])];
  return [
    ...negotiator.mediaTypes(JSON_TYPES).slice(0, 1),
    ...offered.filter((type) => negotiator.mediaTypes([type]).length > 0),
  ];
});
