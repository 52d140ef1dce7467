import { subscriptionUrl } from '#shop/config/storefront.ts';
import { requireBody } from '#shop/http/body.ts';
import { type Answer, type Call, type Endpoint, HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { isEmail } from '#shop/product/text-format.ts';
import { type Source, SOURCES } from './rules.ts';
import * as schema from './schema.ts';
import { confirmSubscriber, noteSubscriber } from './store.ts';

const MAX_TLD_LENGTH = 6;

export const newsletterEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/subscribe',
    auth: 'session',
    limit: 'subscribe',
    schema: schema.subscribe,
    handle: subscribe,
  },
];

export const newsletterPublicEndpoints: Endpoint[] = [
  { method: 'GET', path: '/subscribe/:token', auth: 'none', schema: schema.confirmSubscription, handle: confirm },
];

async function subscribe(call: Call): Promise<Answer> {
  const { email, source } = readSubscriber(requireBody(call));
  const { db, now } = call.deps;
  await inTransaction(db, async (tx) => {
    const link = await noteSubscriber(tx, email, source, now());
    if (!link) return;
    const message = { kind: 'subscribe-confirm', token: link.token } as const;
    await enqueueMail(tx, { event: link.event, recipient: email, message }, now());
  });
  // Nobody can find out by asking whether an address is known.
  return { data: { status: 'pending' } };
}

function readSubscriber(body: Record<string, unknown>): { email: string; source: Source } {
  const issues: ErrorDetail[] = [];
  const email = typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
  if (!isEmail(email, MAX_TLD_LENGTH)) {
    const message = 'E-Mail address does not appear to be valid!';
    issues.push({ code: 'invalid_field', field: 'email', message });
  }
  const source = SOURCES.find((known) => known === (body.source ?? 'footer'));
  if (!source) issues.push({ code: 'invalid_field', field: 'source', message: 'Invalid source' });
  if (issues.length > 0 || !source) throw new HttpError(400, issues);
  return { email, source };
}

async function confirm({ deps, params, headers, method }: Call): Promise<Answer> {
  // Programs that look whether a link works must not use it up.
  if (method === 'HEAD') return { data: [] };
  const isDone = await confirmSubscriber(deps.db, params['token'] ?? '', deps.now());
  if (headers.accept?.includes('text/html')) {
    const page = subscriptionUrl(deps.config.siteUrl, isDone);
    return { status: 303, data: [], html: '', headers: { Location: page, 'Referrer-Policy': 'no-referrer' } };
  }
  if (isDone) return { data: { status: 'confirmed' } };
  throw new HttpError(404, [{ code: 'invalid_link', message: 'This link is not valid any more.' }]);
}
