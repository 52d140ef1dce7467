import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import {
  AlertDocument,
  AlertProductDocument,
  type AlertProductQuery,
  type AlertQuery,
} from '#client/generated/graphql.ts';

/** `link`: the target of a mail; null once the alert has ended. `form`: to set one. `sent`: a mail was sent. */
export type AlertView =
  | { view: 'link'; alert: AlertQuery['alert'] }
  | { view: 'form' | 'sent'; product: AlertProductQuery['product'] };

export async function alertLoader({ request, params, context }: LoaderFunctionArgs): Promise<AlertView> {
  const load = context.get(loadContext);
  const token = params['token'];
  if (token !== undefined) return { view: 'link', alert: (await load(AlertDocument, { token })).alert };
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('product');
  const product = path ? (await load(AlertProductDocument, { path })).product : null;
  return { view: searchParams.get('link') === 'sent' ? 'sent' : 'form', product };
}

export function meta({ view }: AlertView) {
  return {
    title: view === 'sent' ? 'Check your inbox' : 'Your alert',
    description: 'One mail when a seat comes free or a price falls.',
    robots: 'noindex, nofollow',
  };
}
