import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { errorStatus } from './error-status.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Says what is wrong, and sets the title, as the page's own tags are missing. */
export function RouteErrorPage() {
  const status = errorStatus(useRouteError());
  const isNotFound = status === 404;
  return (
    <>
      <title>{isNotFound ? 'Page not found | Waystone' : 'Something went wrong | Waystone'}</title>
      <meta name="robots" content="noindex" />
      {isNotFound ? <NotFoundPage /> : <ErrorPage status={status} />}
    </>
  );
}
