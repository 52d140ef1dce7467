import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { faultStatus } from './fault-status.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Says what is wrong, and names itself in the head, where the page's own tags are missing. */
export function FaultPage() {
  const status = faultStatus(useRouteError());
  const isNotFound = status === 404;
  return (
    <>
      <title>{isNotFound ? 'Page not found | Waystone' : 'Something went wrong | Waystone'}</title>
      <meta name="robots" content="noindex" />
      {isNotFound ? <NotFoundPage /> : <ErrorPage status={status} />}
    </>
  );
}
