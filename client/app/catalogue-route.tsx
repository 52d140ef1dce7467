import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { SiteGamesDocument } from '#client/generated/graphql.ts';
import { loadContext } from '#client/data/load.ts';
import { isRecord } from '#client/data/is-record.ts';
import { leaveForLowerCase, leaveIfMoved } from '#client/data/moved.ts';
import { isNotFound } from './error/not-found.ts';
import { Page, type PageHandle } from './page-route.tsx';
import type { PageName } from '#client/site/page-name.ts';
import { loadPage, openAction } from './pages.ts';
import type { MenuGame } from '#client/site/site.ts';
import { orWholePage } from './error/whole-page.ts';

type Kind = Extract<PageName, 'category' | 'product'>;
type CatalogueData = { $page: Kind };

/** `/en-us/a/b/c`: a category when there is one with that path, else the product `c`. */
export function catalogueRoute(): RouteObject {
  const handle: PageHandle = { page: null, personal: false };
  return {
    id: 'catalogue',
    path: '*',
    handle,
    loader: (args) => orWholePage(args.request, () => catalogueLoader(args)),
    action: catalogueAction,
    Component: CataloguePage,
  };
}

/** The kind of page the catalogue route shows, as its loader's data says. */
export function cataloguePage(loaderData: unknown): Kind | undefined {
  return isCatalogueData(loaderData) ? loaderData.$page : undefined;
}

function isCatalogueData(data: unknown): data is CatalogueData {
  return isRecord(data) && '$page' in data;
}

async function catalogueLoader(args: LoaderFunctionArgs) {
  const { categories } = await args.context.get(loadContext)(SiteGamesDocument, {});
  const path = args.params['*'] ?? '';
  for (const kind of kindsOf(path, categories)) {
    try {
      const loaded = await loadPage(kind, args);
      return loaded instanceof Response ? loaded : { ...(isRecord(loaded) && loaded), $page: kind };
    } catch (thrown) {
      if (!isNotFound(thrown)) throw thrown;
    }
  }
  if (import.meta.env.SSR) {
    await leaveIfMoved(args.context.get(loadContext), args.request);
    if (kindsOf(path.toLowerCase(), categories).length > 0) leaveForLowerCase(path);
  }
  throw data('Not found', { status: 404 });
}

/** Only products have forms of their own; they are sent to the product's address. */
async function catalogueAction(args: ActionFunctionArgs) {
  const { categories } = await args.context.get(loadContext)(SiteGamesDocument, {});
  const [kind] = kindsOf(args.params['*'] ?? '', categories);
  if (kind === undefined) throw data('Not found', { status: 404 });
  const action = await openAction(kind);
  if (!action) throw data('Method not allowed', { status: 405 });
  return action(args, undefined);
}

/**
 * What a path may lead to, likeliest first. The tree goes down two levels below a game, so a path
 * that is not in it is nearly always a product.
 */
export function kindsOf(path: string, games: readonly MenuGame[]): Kind[] {
  const segments = path.replace(/\/$/, '').split('/');
  const at = segments.findIndex((segment) => games.some((game) => game.path === segment));
  // The address of a product may stand behind a prefix; its page says where it belongs.
  if (at > 0) return segments.length > at + 1 ? ['product'] : [];
  const game = games.find((candidate) => candidate.path === segments[0]);
  if (!game) return [];
  const known = [game, ...game.children, ...game.children.flatMap((child) => child.children)];
  if (known.some((category) => category.path === segments.join('/'))) return ['category'];
  return segments.length > 3 ? ['product', 'category'] : ['product'];
}

function CataloguePage() {
  const kind = cataloguePage(useLoaderData());
  return kind && <Page name={kind} />;
}
