import type { ActionFunctionArgs } from 'react-router-dom';
import { DEVICE_PATH } from './device-loader.ts';
import { expired, keptBy } from './kept.ts';

/** Deletes cookies. The browser sends the form itself, for scripts cannot delete the session's. */
export async function deviceAction({ request }: ActionFunctionArgs): Promise<Response> {
  const wanted = (await request.formData()).get('delete');
  const kept = keptBy(typeof wanted === 'string' ? wanted : '');
  const headers = new Headers({ Location: `${DEVICE_PATH}${kept.length > 0 ? '?link=deleted' : ''}` });
  for (const cookie of kept.flatMap(({ cookies = [] }) => cookies)) headers.append('Set-Cookie', expired(cookie));
  return new Response(null, { status: 303, headers });
}
