import type { ServerConfig } from '#server/config/config.ts';
import { PUSH_WORKER } from './push/push-worker.ts';
import { transportSecurity } from '#server/config/transport-security.ts';

/** Properties of one document: `nonce` is for its inline scripts, which it has none of without one. */
type Document = { nonce?: string; page?: string | null };

/** What Stripe.js and its frames need; allowed on the express payment page only. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

function contentSecurityPolicy(config: ServerConfig, { nonce, page }: Document): string {
  const development = config.mode === 'development';
  const stripe = config.stripeWallets && page === 'express' ? STRIPE : undefined;
  const pictures = config.contentHost ? ` ${config.contentHost}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}${stripe?.script ?? ''}`,
    // Vite adds the styles of edited modules as elements, and reports edits over a socket.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `worker-src ${config.siteUrl}${PUSH_WORKER}`,
    `connect-src 'self'${development ? ' ws:' : ''}${stripe?.connect ?? ''}`,
    ...(stripe ? [`frame-src ${stripe.frame}`] : []),
    `img-src 'self'${pictures}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The payment page stands at the shop's public address, whichever one the visitor came by.
    `form-action 'self' ${config.siteUrl}`,
  ].join('; ');
}

/** Name and value alternating, as `writeHead` takes them. */
export function documentHeaders(config: ServerConfig, document: Document = {}): string[] {
  return [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Security-Policy',
    contentSecurityPolicy(config, document),
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=()',
    ...transportSecurity(config),
  ];
}
