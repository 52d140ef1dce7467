import { lazy, Suspense } from 'react';
import { openPage, openedPage } from './pages.ts';

const LateFault = lazy(async () => ({ default: (await openPage('fault')).Component }));

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
