import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Of all that lies beside the pages, a browser takes only SVG for a document. */
const FILE = /^\/(?:assets|media)\/.*\.(?:js|css|woff2|avif|webp)$/;

/**
 * For everything but pages, which bring a policy of their own: nothing here is
 * meant to be shown as a document or to load anything.
 */
export function plainHeaders(siteUrl: string): RequestHandler {
  const [file, other] = [fileHeaders(siteUrl), otherHeaders(siteUrl)];
  return (req, res, next) => (FILE.test(req.path) ? file : other)(req, res, next);
}

/** A page fetches dozens of files: what means something only for a document would be half of their headers. */
function fileHeaders(siteUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: transportSecurity(siteUrl),
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function otherHeaders(siteUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: transportSecurity(siteUrl),
    xFrameOptions: { action: 'deny' },
  });
}

function transportSecurity(siteUrl: string) {
  return siteUrl.startsWith('https:') ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false;
}
