import type { Response } from 'express';
import { entityTag, matches } from './cache.ts';
import type { Answer, ErrorDetail } from './call.ts';

const VARY = 'X-Oc-Currency, X-Oc-Merchant-Language';

/** Sends the result of an endpoint, or 304 if the caller has it already. */
export function sendAnswer(res: Response, answer: Answer, cache: string | undefined): void {
  const { status = 200, total, headers = {} } = answer;
  res.set(headers);
  if (answer.html !== undefined) {
    res.status(status).set('Cache-Control', 'no-store').type('html').send(answer.html);
    return;
  }
  if (total !== undefined) res.set('X-Total-Count', String(total));
  if (!cache) {
    res.set('Cache-Control', 'no-store');
    return sendJson(res, status, bytesOf(answer));
  }
  const { bytes, tag } = taggedOf(answer);
  res.set({ 'Cache-Control': cache, ETag: tag, Vary: VARY });
  if (matches(res.req.get('If-None-Match'), tag)) res.status(304).end();
  else sendJson(res, status, bytes);
}

type Tagged = { bytes: Buffer; tag: string };

// One result may be sent to many callers: see `share.ts`.
const tagged = new WeakMap<Answer, Tagged>();

function taggedOf(answer: Answer): Tagged {
  const known = tagged.get(answer);
  if (known) return known;
  const bytes = bytesOf(answer);
  const made = { bytes, tag: entityTag(bytes) };
  tagged.set(answer, made);
  return made;
}

function bytesOf({ data, message, warnings = [], total }: Answer): Buffer {
  const envelope = {
    success: 1,
    error: warnings,
    data,
    ...(message && { message }),
    ...(total !== undefined && { total }),
  };
  return Buffer.from(JSON.stringify(envelope));
}

export function sendFailure(res: Response, status: number, details: ErrorDetail[]): void {
  res.set('Cache-Control', 'no-store');
  const body = {
    success: 0,
    error: details.map((detail) => detail.message),
    data: [],
    error_details: details,
    request_id: res.get('X-Request-Id'),
  };
  sendJson(res, status, Buffer.from(JSON.stringify(body)));
}

function sendJson(res: Response, status: number, body: Buffer): void {
  res.status(status).set('Content-Type', 'application/json; charset=utf-8').set('X-Content-Type-Options', 'nosniff');
  res.set('Content-Length', String(body.byteLength));
  res.end(body);
}
