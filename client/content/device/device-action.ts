import type { ActionFunctionArgs } from 'react-router-dom';
import { DEVICE_PATH } from './device-loader.ts';
import { expired, storedItems } from './stored-items.ts';

/** Deletes cookies. The browser sends the form itself, for scripts cannot delete the session's. */
export async function deviceAction({ request }: ActionFunctionArgs): Promise<Response> {
  const wanted = (await request.formData()).get('delete');
  const items = storedItems(typeof wanted === 'string' ? wanted : '');
  const headers = new Headers({ Location: `${DEVICE_PATH}${items.length > 0 ? '?link=deleted' : ''}` });
  for (const cookie of items.flatMap(({ cookies = [] }) => cookies)) headers.append('Set-Cookie', expired(cookie));
  // Also deletes what is not listed; browsers obey it on secure sites.
  if (wanted === 'all') headers.set('Clear-Site-Data', '"storage"');
  return new Response(null, { status: 303, headers });
}
