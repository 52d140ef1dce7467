import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { openPage, openedPage } from '#client/app/pages.ts';

const LazyRouteErrorPage = lazy(async () => ({
  default: await openPage('error').then(
    ({ Component }) => Component,
    () => PlainError,
  ),
}));

/** Replaces a page that could not be shown. Its component is fetched when it is first needed. */
export function RouteError() {
  const ErrorPage = openedPage('error')?.Component;
  if (ErrorPage) return <ErrorPage />;
  return (
    <Suspense>
      <LazyRouteErrorPage />
    </Suspense>
  );
}

/** When that component could not be fetched either. */
function PlainError() {
  const { pathname, search } = useLocation();
  return (
    <div className="bare">
      <h1>This page did not load</h1>
      <p>Check your connection. Nothing you chose is lost.</p>
      <a href={pathname + search}>Try again</a>
    </div>
  );
}
