/** What one page may load besides, by directive of the policy. */
export type Opened = Partial<Record<'script-src' | 'connect-src' | 'frame-src', string[]>>;

/** What every payment page is sent with: nothing from elsewhere, no script, in no frame; but for what is opened. */
export function payHeaders(siteUrl: string, opened: Opened = {}): Record<string, string> {
  // A form's answer redirects to the storefront, which a browser counts as the form's target too.
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...Object.entries(opened).map(([directive, sources]) => [directive, ...sources].join(' ')),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
}
