import type { ServerResponse } from 'node:http';

/** The first of several cookies of one name wins, as in Express. Values are not decoded: ours are plain. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
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
