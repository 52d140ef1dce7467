import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { openPage, openedPage } from './pages.ts';

const LateFault = lazy(async () => ({
  default: await openPage('fault').then(
    ({ Component }) => Component,
    () => PlainFault,
  ),
}));

/** In the place of a page that could not be shown. Its look is fetched when it is first needed. */
export function PageFault() {
  const Fault = openedPage('fault')?.Component;
  if (Fault) return <Fault />;
  return (
    <Suspense>
      <LateFault />
    </Suspense>
  );
}

/** When not even that look came. */
function PlainFault() {
  const { pathname, search } = useLocation();
  return (
    <div className="bare">
      <h1>This page did not load</h1>
      <p>Check your connection. Nothing you chose is lost.</p>
      <a href={pathname + search}>Try again</a>
    </div>
  );
}
