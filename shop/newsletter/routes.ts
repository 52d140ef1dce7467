import { subscriptionUrl } from '#shop/config/storefront.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import * as schema from './schema.ts';
import { confirmSubscriber, noteSubscriber } from './store.ts';

export const newsletterEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/subscribe',
    auth: 'session',
    limit: 'subscribe',
    schema: schema.subscribe,
    handle: subscribe,
  }),
];

export const newsletterPublicEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/subscribe/:token',
    auth: 'none',
    schema: schema.confirmSubscription,
    handle: confirm,
  }),
];

async function subscribe({ deps, body }: CheckedCall<typeof schema.subscribe>): Promise<Answer> {
  const { email, source } = body;
  const { db, now } = deps;
  await inTransaction(db, async (tx) => {
    const link = await noteSubscriber(tx, email, source, now());
    if (!link) return;
    const message = { kind: 'subscribe-confirm', token: link.token } as const;
    await enqueueMail(tx, { event: link.event, recipient: email, message }, now());
  });
  // Nobody can find out whether an address is known.
  return { data: { status: 'pending' } };
}

async function confirm(call: CheckedCall<typeof schema.confirmSubscription>): Promise<Answer> {
  const { deps, params, headers, method } = call;
  // Programs that check whether a link works must not use it up.
  if (method === 'HEAD') return { data: [] };
  const isDone = await confirmSubscriber(deps.db, params.token, deps.now());
  if (headers.accept?.includes('text/html')) {
    const page = subscriptionUrl(deps.config.siteUrl, isDone);
    return { status: 303, data: [], html: '', headers: { Location: page, 'Referrer-Policy': 'no-referrer' } };
  }
  if (isDone) return { data: { status: 'confirmed' } };
  throw new HttpError(404, [{ code: 'invalid_link', message: 'This link is not valid any more.' }]);
}
