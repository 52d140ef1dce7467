import type { LoaderFunctionArgs } from 'react-router-dom';
import { subscribePath } from '#client/site/paths.ts';

/**
 * `ask`: nothing was sent yet, or the page was opened without a link. `sent`: a link was mailed. The others are results
 * of that link.
 */
export type SubscriptionState = 'ask' | 'sent' | 'confirmed' | 'invalid';

export function subscriptionLoader({ request }: LoaderFunctionArgs): { state: SubscriptionState } {
  const { pathname, searchParams } = new URL(request.url);
  const link = searchParams.get('link');
  if (pathname.replace(/\/$/, '') === subscribePath()) return { state: link === 'sent' ? 'sent' : 'ask' };
  return { state: link === 'confirmed' || link === 'invalid' ? link : 'ask' };
}

const TITLES: Record<SubscriptionState, string> = {
  ask: 'Subscribe',
  sent: 'Check your inbox',
  confirmed: 'You are subscribed',
  invalid: 'This link no longer works',
};

export function meta({ state }: { state: SubscriptionState }) {
  return { title: TITLES[state], description: 'One email a week from Waystone.', robots: 'noindex' };
}
