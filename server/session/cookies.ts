import type { IncomingMessage, ServerResponse } from 'node:http';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';

const parse = cookieParser();

/** The first of several cookies of one name wins. Also for requests that Express has not seen yet. */
export function readCookies(req: IncomingMessage): ReadonlyMap<string, string> {
  const request = req as Request;
  parse(request, {} as Response, () => {});
  const cookies = Object.entries(request.cookies as Record<string, unknown>);
  return new Map(cookies.filter((cookie): cookie is [string, string] => typeof cookie[1] === 'string'));
}

/** Replaces a cookie of the same name that this answer already sets. */
export function writeCookie(
  res: ServerResponse,
  name: string,
  value: string,
  options: { secure: boolean; httpOnly?: boolean; maxAgeSeconds: number },
): void {
  if (res.headersSent) throw new Error(`Cookie ${name} was set after the answer had begun`);
  const cookie = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds}`,
    'SameSite=Lax',
    ...(options.secure ? ['Secure'] : []),
    ...(options.httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
  const others = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  res.setHeader('Set-Cookie', [...others.filter((other) => !other.startsWith(`${name}=`)), cookie]);
}
