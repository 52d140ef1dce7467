import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { supportTimes } from './schema.ts';
import { readPresence } from './store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Below `/api/public`: the same for everybody, and never cached, because it may end at any moment. */
export const presenceEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/support', auth: 'none', schema: supportTimes, handle: tellTimes }),
];

async function tellTimes({ deps }: CheckedCall<typeof supportTimes>): Promise<Answer> {
  const now = deps.now();
  const until = await readPresence(deps.db, now);
  // To the minute, as it is shown.
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const answerBy = new Date(thisMinute + deps.config.supportAnswerHours * HOUR_MS);
  return { data: { here_until: until?.toISOString() ?? null, answer_by: answerBy.toISOString() } };
}
