import { MIMEType } from 'node:util';
import type { RequestHandler } from 'express';
import { refuse } from './send-error.ts';

/**
 * Lets through what a GraphQL client sends: POST of JSON. A form or a link on
 * another page can send neither, so it cannot act in a visitor's name.
 */
export function graphqlGate({ explorer }: { explorer: boolean }): RequestHandler {
  return (req, res, next) => {
    const explores = explorer && req.method === 'GET' && Boolean(req.accepts('html'));
    if (explores) return next();
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      return refuse(res, 405, 'Method Not Allowed');
    }
    if (!isJson(req.headers['content-type'] ?? '')) return refuse(res, 415, 'Send application/json in UTF-8');
    if (req.headers['content-encoding']) return refuse(res, 415, 'Send the body uncompressed');
    res.setHeader('Cache-Control', 'no-store');
    return next();
  };
}

function isJson(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'application/json' && /^(utf-8)?$/i.test(params.get('charset') ?? '');
  } catch {
    return false;
  }
}
