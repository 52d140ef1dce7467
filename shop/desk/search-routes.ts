import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { fold } from '#shop/search/word/fold.ts';
import { listMisses } from '#shop/search/miss/miss-store.ts';
import * as schema from './search-schema.ts';

/** The team's endpoints for the search. */
export const deskSearchEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/searches', auth: 'none', schema: schema.listSearches, handle: list }),
  endpoint({ method: 'POST', path: '/synonyms', auth: 'none', schema: schema.addSynonym, handle: add }),
];

async function list({ deps }: Pick<Call, 'deps'>): Promise<Answer> {
  const data = await listMisses(deps.db);
  return { data, total: data.length };
}

/** Every process uses it for searches within seconds. */
async function add({ deps, body }: CheckedCall<typeof schema.addSynonym>): Promise<Answer> {
  const [term, meaning] = [fold(body.term), fold(body.meaning)];
  if (term === meaning) {
    throw new HttpError(400, [{ code: 'invalid_field', field: 'meaning', message: 'Both are the same' }]);
  }
  const pairs = [
    { term, meaning },
    { term: meaning, meaning: term },
  ].map((pair) => ({ ...pair, added_at: deps.now() }));
  await deps.db
    .insertInto('search_added_synonym')
    .values(pairs)
    .onConflict((known) => known.doNothing())
    .execute();
  return { data: { term, meaning } };
}
