import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import type { RouteObject, StaticHandlerContext } from 'react-router-dom';
import { jsonLd } from './app/json-ld/json-ld.ts';
import { Deferred } from './data/deferred/deferred.ts';
import { formKeyContext, loadContext } from './data/load.ts';
import { handleOf } from './app/page-route.tsx';
import { errorStatus } from './app/error/error-status.ts';
import type { PageName } from '#client/site/page-name.ts';
import { pageTags } from './app/document/page-tags.ts';
import { readLoaded } from './app/page/page-module.ts';
import { isInteractive, openedPage, openEveryPage } from './app/pages.ts';
import { createRoutes } from './app/routes.tsx';
import { createServerLoad, type RunStored } from './data/server-load.ts';
import { DocumentZone } from './session/use-zone.ts';
import { DocumentProvider, type DocumentAssets } from './app/document/document-context.ts';
import { scriptData } from './data/state/json-script.ts';
import { type Publish, shownPage, siteOf, writeState } from './app/document/write-state.ts';
import { MarkupContext } from './ui/markup/SharedMarkup.tsx';
import { renderOnce } from './ui/markup/render-once.ts';
import { sharedMarkup } from './layout/markup/render-shared.tsx';
import './styles/site.css';
import { openEveryPart } from './ui/hydration/lazy-hydrate.tsx';

await openEveryPage();
await openEveryPart();
const handler = handlerOf(createRoutes());

export type { DocumentAssets, PageName, RunStored };

type Handler = ReturnType<typeof handlerOf>;

function handlerOf(routes: RouteObject[]) {
  return createStaticHandler(routes, { future: { v8_middleware: true } });
}

/** What an address tells before anything is loaded. */
export type Place = { page: PageName | null; personal: boolean };

/** `handler` has the routes that lead to the page and no others: the router tries all routes it has, twice per page. */
type Way = Place & { handler: Handler };

const ways = new Map<string, Way>();
const MAX_WAYS = 1_000;
/** By the route they end with. */
const handlers = new Map<string, Handler>();

export function placeOf(pathname: string): Place {
  return wayTo(pathname);
}

function wayTo(pathname: string): Way {
  const known = ways.get(pathname);
  if (known) return known;
  const way = findWay(pathname);
  if (ways.size >= MAX_WAYS) ways.clear();
  ways.set(pathname, way);
  return way;
}

function findWay(pathname: string): Way {
  const matches = matchRoutes(handler.dataRoutes, pathname) ?? [];
  const last = matches.at(-1);
  const own = last && (handlers.get(last.route.id) ?? handlerOf(chained(matches.map(({ route }) => route))));
  if (own) handlers.set(last.route.id, own);
  return { page: handleOf(last?.route)?.page ?? null, personal: isPersonal(last), handler: own ?? handler };
}

/** Nests each route in the one before it. */
function chained([first, ...below]: readonly RouteObject[]): RouteObject[] {
  if (!first) return [];
  return first.index ? [first] : [{ ...first, children: chained(below) }];
}

function isPersonal(match: { route: Pick<RouteObject, 'handle'> } | undefined): boolean {
  return handleOf(match?.route)?.personal ?? false;
}

/** A page whose status is decided; its deferred parts may still be on their way. */
export type Loaded = {
  status: number;
  headers: Headers;
  page: PageName | null;
  /** Made for one visitor: no cache may have it, whatever its address looked like. */
  personal: boolean;
  /** Whether the browser needs the page's code before it is idle. */
  interactive: boolean;
  /** Query parameters that change the page, beside those that every page has. */
  reads: readonly string[];
  /** The keys by which a CDN purges it; complete once its sections have loaded. */
  tags(): string[];
  /** False when a part that every page shows is missing, such as the menus. */
  complete: boolean;
  /** True while deferred parts are loading. */
  pending(): boolean;
  /** Resolves when they have loaded or failed, to true when all have loaded. Never rejects. */
  settled: Promise<boolean>;
  /** Unexpected failures, for the log. */
  issues: unknown[];
  toHtml(assets: DocumentAssets): string;
  toStream(assets: DocumentAssets, options: StreamOptions): ReturnType<typeof renderToPipeableStream>;
};

type StreamOptions = Parameters<typeof renderToPipeableStream>[1];

/** The input for rendering a page. */
type Making = {
  run: RunStored;
  /** Origin of the shop as visitors know it. */
  siteUrl: string;
  publish: Publish;
  /** Of the submitted form, if there is one. */
  formKey?: string | null | undefined;
  /** The time zone of the visitor, for a personal page. */
  zone?: string | undefined;
  /** Whether markup that is the same on all pages is rendered only once. */
  reuses?: boolean;
};

/** Runs the address's loaders (and action, with the key of its form). Returns a Response for a redirect. */
export async function loadPage(
  request: Request,
  { run, siteUrl, publish, formKey = null, zone, reuses = true }: Making,
): Promise<Loaded | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(loadContext, createServerLoad(run));
  requestContext.set(formKeyContext, formKey);
  const { handler: own } = wayTo(new URL(request.url).pathname);
  const context = await own.query(request, { requestContext });
  if (context instanceof Response) return context;
  const issues = publishErrors(context);
  const deferred = findDeferred(context.loaderData);
  const site = siteOf(context);
  const page = shownPage(context);
  const shown = shownData(context);
  const element = documentOf(own, context, { siteUrl, publish, zone, reuses });
  return {
    status: context.statusCode,
    headers: headersOf(context),
    page,
    personal: isPersonal(context.matches.at(-1)),
    interactive: isInteractive(page),
    reads: readsOf(context),
    tags: () => pageTags(page, shown),
    complete: site !== undefined && site.games.length > 0 && site.content !== undefined,
    pending: () => deferred.some((idle) => !idle.isSettled),
    settled: Promise.all(deferred.map((idle) => idle.outcome)).then((all) => all.every((outcome) => outcome.ok)),
    issues,
    toHtml: (assets) => `<!DOCTYPE html>${renderToString(element(assets))}`,
    toStream: (assets, options) =>
      renderToPipeableStream(element(assets), { ...options, progressiveChunkSize: Infinity }),
  };
}

/** @returns what renders the whole document with the files of a build. */
function documentOf(
  { dataRoutes }: Handler,
  context: StaticHandlerContext,
  { siteUrl, publish, zone, reuses }: Pick<Making, 'siteUrl' | 'publish' | 'zone' | 'reuses'>,
): (assets: DocumentAssets) => ReactNode {
  const stateJson = scriptData(writeState(context, siteUrl, publish));
  const site = siteOf(context);
  const content = site?.content && site.menu.links && { ...site.content, ...site.menu.links };
  const markup = site && reuses ? { ...sharedMarkup(site, context), once: renderOnce } : {};
  // Includes the sections that have loaded by then.
  const structured = () => jsonLd(shownPage(context), shownData(context), { siteUrl, content: content ?? null });
  return (assets) => (
    <DocumentProvider value={{ siteUrl, assets, stateJson, jsonLd: structured() }}>
      <DocumentZone value={zone}>
        <MarkupContext value={markup}>
          {/* The router's own state would be an executable script that holds everything twice. */}
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </MarkupContext>
      </DocumentZone>
    </DocumentProvider>
  );
}

function readsOf(context: StaticHandlerContext): readonly string[] {
  const page = shownPage(context);
  if (!page || context.errors) return [];
  const reads = openedPage(page)?.reads;
  return reads ? readLoaded(reads, shownData(context)) : [];
}

/** The data of the page's own loader. */
function shownData(context: StaticHandlerContext): unknown {
  const shown = context.matches.at(-1);
  return shown && context.loaderData[shown.route.id];
}

/** Replaces errors by statuses: no other detail may reach a visitor. Returns the unexpected ones. */
function publishErrors(context: StaticHandlerContext): unknown[] {
  const issues: unknown[] = [];
  for (const [route, error] of Object.entries(context.errors ?? {})) {
    const status = errorStatus(error);
    if (status >= 500) issues.push(error);
    // The status of a form's result does not fit a page that could not be shown.
    context.statusCode = Math.max(status, ...issues.map(errorStatus));
    context.errors = { ...context.errors, [route]: { status, statusText: '', internal: false, data: null } };
  }
  return issues;
}

function headersOf(context: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const part of [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)]) {
    part.forEach((value, name) => headers.append(name, value));
  }
  return headers;
}

/** Deferred parts are direct fields of a loader's result. */
function findDeferred(loaderData: Record<string, unknown>): Deferred<unknown>[] {
  return Object.values(loaderData).flatMap((data) =>
    data !== null && typeof data === 'object'
      ? Object.values(data).filter((value): value is Deferred<unknown> => value instanceof Deferred)
      : [],
  );
}
