import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { queryBrowser, prepareToAsk } from './data/query-browser.ts';
import { followLinks } from './app/browser/follow-links.ts';
import { rememberScroll } from './app/browser/scroll-memory.ts';
import { loadContext } from './data/load.ts';
import { isInteractive, openPage } from './app/pages.ts';
import { createRoutes } from './app/routes.tsx';
import { DocumentProvider } from './app/document/document-context.ts';
import { DocumentZone } from './session/use-zone.ts';
import { readState } from './data/state/read-state.ts';
import { listenForBack } from './ui/hydration/back-press.ts';
import { awaitCode } from './ui/hydration/fetch-code.ts';
import { keepPresses } from './ui/hydration/keep-presses.ts';
import { whenTouched } from './ui/hydration/when-touched.ts';
import './styles/site.css';

void waitForHydration();

/**
 * Hydrates the server's document. Not at the top level, because the page's chunk imports the one this is in. In several
 * tasks, so that a tap on a slow phone does not have to wait for all of it.
 */
async function waitForHydration(): Promise<void> {
  const pressesAreHeard = keepPresses();
  // Listens from now on.
  void whenTouched();
  await nextTask();
  const read = readState();
  const { state } = read;
  const { page } = state;
  if (page && isInteractive(page)) await awaitCode(() => openPage(page));
  await nextTask();
  listenForBack();
  const router = createBrowserRouter(createRoutes(), {
    hydrationData: { loaderData: state.loaderData, actionData: state.actionData, errors: state.errors },
    future: { v8_middleware: true },
    getContext() {
      const context = new RouterContextProvider();
      context.set(loadContext, queryBrowser);
      return context;
    },
  });
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentProvider value={{ siteUrl: state.siteUrl, assets: shownAssets(), stateJson: '' }}>
        <DocumentZone value={document.documentElement.dataset['zone']}>
          <RouterProvider router={router} />
        </DocumentZone>
      </DocumentProvider>,
      { onRecoverableError },
    );
  });
  pressesAreHeard();
  followLinks(router);
  rememberScroll(router);
  void prepareToAsk(read);
}

/**
 * A section whose remaining data did not arrive, as when the visitor navigates in the middle of the stream, shows a
 * message itself: that is no error.
 */
function onRecoverableError(error: unknown): void {
  if (!String(error).includes('#419')) reportError(error);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The addresses in the document's head, so that they are not sent a second time. */
function shownAssets() {
  const links = document.head.querySelectorAll('link[data-app]');
  return { styles: [...links].map((link) => link.getAttribute('href') ?? ''), modules: [], idle: [] };
}
