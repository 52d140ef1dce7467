import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { css, editorWorkerService, graphqlWorker, js, jsonWorker } from '@graphql-yoga/render-graphiql/graphiql';
import { Router, type RequestHandler } from 'express';
import type { GraphiQLOptions } from 'graphql-yoga';
import { encodeOnDemand } from '#server/http/encoding.ts';
import { isExplorer } from './graphql-gate.ts';

const FOLDER = '/graphql/explorer/';
const POLICY = [
  ...["default-src 'self'", "script-src 'self'", "worker-src 'self'", "style-src 'self' 'unsafe-inline'"],
  ...["img-src 'self' data:", "font-src 'self' data:", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');
const OUR_STYLE = readFileSync(new URL('explorer.css', import.meta.url), 'utf8');

type File = { type: string; body: ReturnType<typeof encodeOnDemand> };

/**
 * GraphiQL at `/graphql` for browsers. Its page is small; its files have the hash of their content in their
 * addresses, so that browsers cache them for good, and are compressed on first request.
 */
export function explorer(options: GraphiQLOptions): RequestHandler {
  const files = new Map<string, File>();
  const workers = {
    editorWorkerService: add('js', editorWorkerService),
    json: add('js', jsonWorker),
    graphql: add('js', graphqlWorker),
  };
  const page = pageOf({
    style: add('css', `${css}\n${OUR_STYLE}`),
    scripts: [add('js', js), add('js', startOf(workers, options))],
  });

  function add(kind: 'js' | 'css', text: string): string {
    const bytes = Buffer.from(text);
    const name = `${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}.${kind}`;
    const type = kind === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8';
    files.set(name, { type, body: encodeOnDemand(bytes) });
    return `${FOLDER}${name}`;
  }

  const router = Router();
  // A route for GET would answer OPTIONS too, and say that the endpoint takes no POST.
  router.use((req, res, next) => {
    if (req.path !== '/' || !isExplorer(req)) return next();
    return res.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' }).type('html').send(page);
  });
  router.get('/explorer/:name', async (req, res, next) => {
    const file = files.get(req.params.name);
    if (!file) return next();
    const { bytes, encoding } = await file.body(req.headers['accept-encoding']);
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.vary('Accept-Encoding');
    return res.set({ 'Content-Type': file.type, 'Cache-Control': 'public, max-age=31536000, immutable' }).end(bytes);
  });
  return router;
}

/** Workers come from this origin and need no other policy than scripts do. */
function startOf(workers: Record<string, string>, options: GraphiQLOptions): string {
  return `const WORKERS = ${JSON.stringify(workers)};
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => WORKERS[label] };
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});`;
}

function pageOf({ style, scripts }: { style: string; scripts: string[] }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Waystone API</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="${style}">
    ${scripts.map((address) => `<script defer src="${address}"></script>`).join('\n    ')}
  </head>
  <body class="no-focus-outline">
    <noscript>The explorer needs JavaScript. The schema is at <a href="/schema.graphql">/schema.graphql</a>.</noscript>
    <div id="root"></div>
  </body>
</html>
`;
}
