import type { Request } from 'express';

const JSON_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
const EVENTS = 'text/event-stream';
/** Only for clients that name it: one that accepts anything, as curl does, gets a complete response. */
const PARTS = 'multipart/mixed';

/** Parameters with which clients say how they read parts, such as `deferSpec`. */
const OTHER_PARAMETER = /;\s*(?!q\s*=|charset\s*=)[^\s;,="]+\s*=\s*(?:"[^"]*"|[^;,"]*)/gi;

/**
 * The types that a response to the request may have; of the two JSON types only the preferred one. Yoga ignores
 * qualities, so `q=0` would not exclude a type, and looks at the header only after the document was executed.
 */
export function acceptedTypes(req: Request): string[] {
  const accept = (req.headers.accept || '*/*').replaceAll(OTHER_PARAMETER, '');
  req.headers.accept = accept;
  const json = req.accepts(JSON_TYPES);
  const streams = [EVENTS, ...(/multipart\//i.test(accept) ? [PARTS] : [])].filter((type) => req.accepts(type));
  return json === false ? streams : [String(json), ...streams];
}
