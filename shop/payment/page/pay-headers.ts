import { TIME_SCRIPT_HASH } from './pay-time.ts';

/** Additional sources of one page, by directive of the policy. */
export type Opened = Partial<Record<'script-src' | 'connect-src' | 'frame-src', string[]>>;

/** What every payment page is sent with: nothing from elsewhere, no script but the one of its times, in no frame; and what is opened. */
export function payHeaders(siteUrl: string, opened: Opened = {}): Record<string, string> {
  const sources = { ...opened, 'script-src': [...(opened['script-src'] ?? []), TIME_SCRIPT_HASH] };
  // A form's response redirects to the storefront, which browsers count as a form target too.
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...Object.entries(sources).map(([directive, from]) => [directive, ...from].join(' ')),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
