import type { LoaderFunctionArgs } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';

/** Which mail was sent, if any: the link of one order, of the list, or of an order for its new owner. */
type Asked = 'order' | 'list' | 'handover';

const ASKED = new Map<string | null, Asked>([
  ['sent', 'order'],
  ['list', 'list'],
  ['handed-over', 'handover'],
]);

export function lookupLoader({ request }: LoaderFunctionArgs): { asked: Asked | null } {
  return { asked: ASKED.get(new URL(request.url).searchParams.get('link')) ?? null };
}

export function meta() {
  return {
    title: 'Track order',
    description: 'Get the link to your order again: its number and the email it was ordered with are enough.',
    canonical: trackPath(),
    robots: 'noindex',
  };
}
