import { MIMEType } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import { remember } from '#server/limit/remember.ts';
import { refuse } from '#server/http/error/send-error.ts';

const MAX_BODY_BYTES = 64 * 1024;
const ENDPOINT = '/graphql';
const METHODS = 'GET, POST';
const JSON_PARAMETERS = ['variables', 'extensions'];

/**
 * Accepts what a GraphQL client sends: POST of JSON, or GET, which has no cookies here. A form or a
 * link on another page can send no JSON, so it cannot act in a visitor's name.
 */
export const graphqlGate: RequestHandler = (req, res, next) => {
  // Routes are found whatever the case of their letters, but GraphQL is served at this one address alone.
  if (req.baseUrl !== ENDPOINT || req.path !== '/')
    return refuse(res, 404, `The API is at ${ENDPOINT}, without anything after it`, {
      value: req.baseUrl === ENDPOINT ? req.path : req.baseUrl,
    });
  if (req.method !== 'GET' && req.method !== 'POST') {
    res.setHeader('Allow', METHODS);
    return refuse(res, 405, `Send POST, or GET for a query; ${req.method} is not taken`, { value: req.method });
  }
  res.setHeader('Cache-Control', 'no-store');
  return (req.method === 'GET' ? isAddressReadable(req, res) : isReadable(req, res)) ? next() : undefined;
};

/** Whether a browser opens the address as a page. */
export function isExplorer({ method, headers }: Request): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Which parameter of an address should be JSON but is not. An empty one counts as left out. */
const wrongParameter = remember((url) => {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return JSON_PARAMETERS.find((name) => !isJsonText(given.get(name) || 'null'));
});

function isAddressReadable({ originalUrl }: Request, res: Response): boolean {
  const wrong = wrongParameter(originalUrl);
  if (wrong !== undefined) refuse(res, 400, `The parameter ${wrong} is no JSON`);
  return wrong === undefined;
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
  else if (encoding) refuse(res, 415, 'Send the body uncompressed', { value: encoding });
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
