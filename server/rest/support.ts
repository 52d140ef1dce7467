import type { Caller } from './transport/caller.ts';
import { objectOf, required } from './transport/envelope.ts';
import { moment, momentOrNull } from './transport/read.ts';

export type WireSupportTimes = { here_until: string | null; answer_by: string };

export const support = (call: Caller) => ({
  /** Never cached: it may change at any moment. */
  times: () => call.service('/api/public/support', readTimes),
});

function readTimes(data: unknown): WireSupportTimes {
  const raw = objectOf(data);
  return { here_until: momentOrNull(raw['here_until']), answer_by: required(moment(raw['answer_by']), 'answer_by') };
}
