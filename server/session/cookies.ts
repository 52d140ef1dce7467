import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';

const parse = cookieParser();
const NONE: ReadonlyMap<string, string> = new Map();

/** The first of several cookies of one name wins. Also for requests that Express has not seen yet. */
export function readCookies(req: IncomingMessage): ReadonlyMap<string, string> {
  if (req.headers.cookie === undefined) return NONE;
  const request = req as Request;
  parse(request, {} as Response, () => {});
  const cookies: [string, unknown][] = Object.entries(request.cookies);
  return new Map(cookies.filter((cookie): cookie is [string, string] => typeof cookie[1] === 'string'));
}

/**
 * Replaces a cookie of the same name that this response already sets. The value is not encoded: scripts read some
 * of them. Throws a TypeError for characters that are not allowed in cookies.
 */
export function writeCookie(
  res: ServerResponse,
  name: string,
  value: string,
  options: { secure: boolean; httpOnly?: boolean; maxAgeSeconds: number },
): void {
  if (res.headersSent) throw new Error(`Cookie ${name} was set after the response headers were sent`);
  const { secure, httpOnly = false, maxAgeSeconds } = options;
  const cookie = stringifySetCookie(
    { name, value, path: '/', maxAge: maxAgeSeconds, sameSite: 'lax', secure, httpOnly },
    { encode: String },
  );
  const others = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  res.setHeader('Set-Cookie', [...others.filter((other) => !other.startsWith(`${name}=`)), cookie]);
}
