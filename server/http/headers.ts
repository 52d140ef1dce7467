import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { ServerConfig } from '#server/config/config.ts';
import { transportSecurity } from '#server/config/transport-security.ts';

/** Of all files beside the pages, browsers treat only SVG as a document. */
const FILE = /^\/(?:assets|media)\/.*\.(?:js|css|woff2|avif|webp)$/;

/**
 * For everything but pages, which bring a policy of their own: nothing here is
 * meant to be shown as a document or to load anything.
 */
export function plainHeaders(config: Pick<ServerConfig, 'siteUrl' | 'hstsSubdomains'>): RequestHandler {
  const [file, other] = [fileHeaders(), otherHeaders()];
  const [name, value] = transportSecurity(config);
  return (req, res, next) => {
    if (name && value) res.setHeader(name, value);
    (FILE.test(req.path) ? file : other)(req, res, next);
  };
}

/** A page loads dozens of files: headers that matter only for documents would be half of each response's head. */
function fileHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
}

function otherHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Of browsers and plug-ins that no longer exist, or of documents with links.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
}
