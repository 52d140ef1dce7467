import type { LoaderFunctionArgs } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';

/** Which letter is on its way, if there is something to send: the link of one order, or of the list. */
export function lookupLoader({ request }: LoaderFunctionArgs): { asked: 'order' | 'list' | null } {
  const link = new URL(request.url).searchParams.get('link');
  return { asked: link === 'sent' ? 'order' : link === 'list' ? 'list' : null };
}

export function meta() {
  return {
    title: 'Track order',
    description: 'Get the link to your order again: its number and the email it was ordered with are enough.',
    canonical: trackPath(),
    robots: 'noindex',
  };
}
