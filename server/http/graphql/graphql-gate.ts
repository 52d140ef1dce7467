import { MIMEType } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import { remember } from '#server/limit/remember.ts';
import { refuse } from '#server/http/error/send-error.ts';

const MAX_BODY_BYTES = 64 * 1024;
const ENDPOINT = '/graphql';
const METHODS = 'GET, POST';
const JSON_PARAMETERS = ['variables', 'extensions'];
const PARAMETERS = ['query', 'operationName', ...JSON_PARAMETERS];

/**
 * Accepts what a GraphQL client sends: POST of JSON, or GET, which has no cookies here. A form or a link on another
 * page cannot send JSON, so it cannot act in a visitor's name.
 */
export const graphqlGate: RequestHandler = (req, res, next) => {
  // Express ignores the case of letters in routes, but GraphQL has this one address alone.
  if (req.baseUrl !== ENDPOINT || req.path !== '/')
    return refuse(res, 404, `The API is at ${ENDPOINT}, without anything after it`, {
      value: req.baseUrl === ENDPOINT ? req.path : req.baseUrl,
    });
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', METHODS);
    return refuse(res, 405, `Send POST, or GET for a query; ${req.method} is not supported`, { value: req.method });
  }
  res.setHeader('Cache-Control', 'no-store');
  return (req.method === 'GET' ? isAddressReadable(req, res) : isReadable(req, res)) ? next() : undefined;
};

/** Whether a browser opens the address as a page. A program may accept HTML too, but prefers JSON. */
export function isExplorer(req: Request): boolean {
  return (
    req.method === 'GET' && req.accepts(['application/json', 'application/graphql-response+json', 'html']) === 'html'
  );
}

/** What is wrong with an address. An empty parameter counts as left out. */
const faultOf = remember((url) => {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const twice = PARAMETERS.find((name) => given.getAll(name).length > 1);
  if (twice !== undefined) return `The parameter ${twice} is sent more than once`;
  const wrong = JSON_PARAMETERS.find((name) => !isJsonText(given.get(name) || 'null'));
  return wrong === undefined ? undefined : `The parameter ${wrong} is not valid JSON`;
});

function isAddressReadable({ originalUrl }: Request, res: Response): boolean {
  const fault = faultOf(originalUrl);
  if (fault !== undefined) refuse(res, 400, fault);
  return fault === undefined;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Rejects a body without reading it. */
function isReadable(req: Request, res: Response): boolean {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  const bytes = typeof req.body === 'string' ? Buffer.byteLength(req.body) : 0;
  if (!isJson(type)) refuse(res, 415, 'Send the body as application/json in UTF-8', { value: type });
  else if (encoding && !/^identity$/i.test(encoding))
    refuse(res, 415, 'Send the body uncompressed', { value: encoding });
  else if (bytes > MAX_BODY_BYTES) {
    const details = { limit: MAX_BODY_BYTES, value: bytes };
    refuse(res, 413, `The body is larger than ${MAX_BODY_BYTES} bytes`, details);
  } else return true;
  return false;
}

function isJson(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^(utf-8)?$/i.test(params.get('charset') ?? '');
  } catch {
    return false;
  }
}
