import type { ServerConfig } from './config.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Name and value of the header in turns, as `writeHead` takes them; nothing without TLS. The hosts below ours are named
 * only where their owner says that all of them have TLS: a browser believes it for a year, and nobody can call it back.
 */
export function transportSecurity({ siteUrl, hstsSubdomains }: Pick<ServerConfig, 'siteUrl' | 'hstsSubdomains'>) {
  if (!siteUrl.startsWith('https:')) return [] as const;
  const value = `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return ['Strict-Transport-Security', value] as const;
}
