import { Suspense, use, type ReactNode } from 'react';
import { data, useLoaderData, type RouteObject } from 'react-router-dom';
import { PageHead } from './document/PageHead.tsx';
import { type PageModule, readLoaded } from './page/page-module.ts';
import type { PageName } from '#client/site/page-name.ts';
import { isInteractive, loadPage, openAction, openedPage, openLater } from './pages.ts';
import { orWholePage } from './error/whole-page.ts';

/** What the server needs to know of a matched route. */
export type PageHandle = {
  /** Null if only the loader's data tells. */
  page: PageName | null;
  /** Rendered for one visitor with that visitor's session, and never cached. */
  personal: boolean;
};

/** Undefined for a route that shows no page of its own. */
export function handleOf(route: Pick<RouteObject, 'handle'> | undefined): PageHandle | undefined {
  return route?.handle;
}

type Options = { id?: string; path?: string; index?: true; personal?: boolean };

/** A route whose page is fetched when it is first needed. */
export function pageRoute(name: PageName, options: Options): RouteObject {
  const { personal = false, index, ...place } = options;
  const handle: PageHandle = { page: name, personal };
  const route: RouteObject = {
    id: name,
    ...place,
    handle,
    loader: (args) => orWholePage(args.request, () => loadPage(name, args)),
    action: async (args) => {
      const action = await openAction(name);
      if (!action) throw data('Method not allowed', { status: 405 });
      return action(args, undefined);
    },
    element: <Page name={name} />,
  };
  return index ? { ...route, index, children: undefined } : route;
}

/**
 * The page a route shows. A page that is only read at first stays as HTML until its code is loaded. An interactive page
 * has no Suspense boundary around it: React may send a boundary's content after the shell, to be moved into place by a
 * script, and without JavaScript it would never show.
 */
export function Page({ name }: { name: PageName }): ReactNode {
  if (isInteractive(name)) return <OpenPage name={name} />;
  return (
    <Suspense>
      <OpenPage name={name} />
    </Suspense>
  );
}

function OpenPage({ name }: { name: PageName }): ReactNode {
  const loaded: unknown = useLoaderData();
  // `use` may be called conditionally, unlike other hooks: it is not needed once the page's code is loaded.
  const { Component, meta }: PageModule = openedPage(name) ?? use(openLater(name));
  return (
    <>
      {meta && <PageHead meta={readLoaded(meta, loaded)} />}
      <Component />
    </>
  );
}
