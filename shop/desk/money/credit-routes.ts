import { z } from 'zod';
import { isCreditCode } from '#shop/credit/rules.ts';
import { storeCredit } from '#shop/credit/schema.ts';
import { blockCredit, findCredit, type KnownCredit, readEntries } from '#shop/credit/store.ts';
import { storeCreditData } from '#shop/credit/wire.ts';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { deskOf, writeAct } from '#shop/desk/act.ts';
import { text } from '#shop/desk/text.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { moment } from '#shop/http/endpoint/field.ts';
import { minorDecimal } from '#shop/money/currency.ts';

const params = z.object({ code: z.string() });
const data = storeCredit
  .extend({
    entries: z.array(
      z.object({ cause: z.string(), amount_decimal: z.string(), order_number: z.string().nullable(), at: moment }),
    ),
  })
  .meta({ id: 'DeskStoreCredit' });

const showCredit = {
  id: 'deskShowCredit',
  summary: 'Returns a store credit by code, with all changes of its balance',
  params,
  data,
  errors: [404],
} satisfies EndpointSchema;

const setBlocked = {
  id: 'deskBlockCredit',
  summary: 'Blocks or unblocks a store credit',
  params,
  body: z.object({ blocked: z.boolean('Invalid blocked'), reason: text('Reason', 300) }),
  data,
  errors: [404],
} satisfies EndpointSchema;

export const deskCreditEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/credits/:code', auth: 'none', schema: showCredit, handle: show }),
  endpoint({ method: 'POST', path: '/credits/:code/block', auth: 'none', schema: setBlocked, handle: block }),
];

async function show({ deps, params: { code } }: CheckedCall<typeof showCredit>): Promise<Answer> {
  return { data: await creditData(deps.db, await requireCredit(deps.db, code)) };
}

async function block(call: CheckedCall<typeof setBlocked>): Promise<Answer> {
  const { deps, params, headers, body } = call;
  const now = deps.now();
  const { id } = await requireCredit(deps.db, params.code);
  await inTransaction(deps.db, async (tx) => {
    await blockCredit(tx, id, body.blocked ? now : null);
    const detail = { credit: id, blocked: body.blocked, reason: body.reason };
    await writeAct(tx, deskOf(headers), null, { name: 'block-credit', detail }, now);
  });
  return { data: await creditData(deps.db, await requireCredit(deps.db, params.code)) };
}

async function requireCredit(db: Db, sent: string): Promise<KnownCredit> {
  const code = sent.toUpperCase();
  const credit = isCreditCode(code) ? await findCredit(db, { code }) : undefined;
  if (!credit) throw new HttpError(404, [{ code: 'not_found', message: 'There is no such credit' }]);
  return credit;
}

async function creditData(db: Db, credit: KnownCredit) {
  const entries = await readEntries(db, credit.id);
  return {
    ...storeCreditData(credit),
    entries: entries.map(({ cause, amount_minor, order_id, at }) => ({
      cause,
      amount_decimal: minorDecimal(amount_minor),
      order_number: order_id === null ? null : `WS-${order_id}`,
      at: at.toISOString(),
    })),
  };
}
