import { inTransaction } from '#shop/db/transaction.ts';
import { handOverOrder } from './schema.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { keyedRequest, readKey } from '#shop/idempotency/key.ts';
import { findRepeat } from '#shop/idempotency/store.ts';
import { changeByBuyer, keyOwner } from '#shop/order/change.ts';
import { findHandedOver, handOver } from './hand-over.ts';

type HandOverCall = CheckedCall<typeof handOverOrder>;

const NAME = 'hand-over';

/** Giving an order to somebody else. */
export const handoverEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    auth: 'session',
    path: '/order/:token/hand-over',
    schema: handOverOrder,
    handle: async (call): Promise<Answer> => {
      const key = readKey(call.headers['idempotency-key']);
      const act = { token: call.params.token, name: NAME, key, asked: call.sent ?? {} };
      const data = { status: 'handed_over' } as const;
      try {
        const { isReplayed } = await changeByBuyer(call, act, (change) => handOver(change, call.body.email));
        return { data, ...(isReplayed && { headers: REPLAYED }) };
      } catch (error) {
        if (await wasDone(call, key, error)) return { data, headers: REPLAYED };
        throw error;
      }
    },
  }),
];

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** The link ends with the handover, so a retry after a lost response comes with a token that is no longer valid. */
async function wasDone(
  { deps, params, sent }: HandOverCall,
  key: string | undefined,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof HttpError) || error.status !== 404) return false;
  return inTransaction(deps.db, async (tx) => {
    const orderId = await findHandedOver(tx, params.token);
    const request = orderId && keyedRequest(key, keyOwner(orderId), NAME, sent ?? {});
    return Boolean(request && (await findRepeat(tx, request, deps.now())));
  });
}
