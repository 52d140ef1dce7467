import type { LoaderFunctionArgs } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';

/** `isAsked`: a letter is on its way, if there is such an order. */
export function lookupLoader({ request }: LoaderFunctionArgs): { isAsked: boolean } {
  return { isAsked: new URL(request.url).searchParams.get('link') === 'sent' };
}

export function meta() {
  return {
    title: 'Track order',
    description: 'Get the link to your order again: its number and the email it was ordered with are enough.',
    canonical: trackPath(),
    robots: 'noindex',
  };
}
