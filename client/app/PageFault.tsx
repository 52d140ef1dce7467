import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { LoadError } from './load.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** In the place of a page that could not be shown. */
export function PageFault() {
  const status = statusOf(useRouteError());
  const title = status === 404 ? 'Page not found' : 'Something went wrong';
  return (
    <>
      <title>{`${title} | Waystone`}</title>
      <meta name="robots" content="noindex" />
      {status === 404 ? <NotFoundPage /> : <ErrorPage status={status} />}
    </>
  );
}

/** 503 when the shop could not answer, the status of a thrown answer, else 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof LoadError ? 503 : 500;
}
