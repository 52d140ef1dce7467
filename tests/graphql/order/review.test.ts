import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, type Loose, openApi } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';

const RATING = 'rating { count average counts { stars count } }';
const PAGE = `{ total next ${RATING} items { id stars text author answer { text } bought { name game path } } }`;
const REVIEW = `mutation ($input: ReviewOrderInput!) { reviewOrder(input: $input) {
  order { can { review } review { stars text name hiddenReason editableUntil } } errors { field code message }
} }`;
const REPORT = `mutation ($input: ReportReviewInput!) { reportReview(input: $input) { errors { field code } } }`;
const TEXT = 'Quick, friendly & done before <breakfast>.';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

async function ask(document: string, variables: Record<string, unknown> = {}): Promise<Loose> {
  const { data, errors } = await api.newBrowser().ask(document, variables);
  expect(errors).toBeUndefined();
  return data as Loose;
}

async function boughtToken(units: number): Promise<string> {
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  const order = await buy(api.shop, rest);
  const desk = deskOf(api.shop);
  await desk.act(order, 'assign', { team: 'Halden' });
  await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to: units });
  return String(order['order_token']);
}

test('a finished order’s review is shown with its product, its game and all reviews', async () => {
  expect(await ask(`{ product(path: "rank-boost") { rating { count } reviews ${PAGE} } }`)).toMatchObject({
    product: { rating: null, reviews: { total: 0, rating: null, items: [], next: null } },
  });
  api.dropCached();
  const token = await boughtToken(3);
  const { reviewOrder } = await ask(REVIEW, { input: { token, stars: 4, text: TEXT } });
  expect(reviewOrder).toMatchObject({
    errors: [],
    order: { can: { review: true }, review: { stars: 4, text: TEXT, name: '', hiddenReason: null } },
  });
  const said = { stars: 4, text: TEXT, author: 'Buyer', bought: [{ name: 'Rank Boost', game: 'Arena League' }] };
  const rating = { count: 1, average: null, counts: expect.arrayContaining([{ stars: 4, count: 1 }]) as unknown };
  expect(
    await ask(`{
      product(path: "rank-boost") { ${RATING} reviews ${PAGE} }
      category(path: "arena-league") { ${RATING} }
      reviews(category: "arena-league", stars: 4) ${PAGE}
      others: reviews(stars: 1) { total rating { count } }
    }`),
  ).toMatchObject({
    product: { rating, reviews: { total: 1, items: [said] } },
    category: { rating },
    reviews: { total: 1, items: [said] },
    others: { total: 0, rating: { count: 1 } },
  });
});

test('a review of an unfinished order or with an unknown token is rejected by code', async () => {
  const unfinished = await ask(REVIEW, { input: { token: await boughtToken(1), stars: 4, text: TEXT } });
  expect(unfinished['reviewOrder']?.['errors']).toMatchObject([{ code: 'REFUSED' }]);
  const unknown = await ask(REVIEW, { input: { token: 'x'.repeat(43), stars: 4, text: TEXT } });
  expect(unknown['reviewOrder']?.['errors']).toMatchObject([{ code: 'NOT_FOUND', field: 'token' }]);
  const short = await ask(REVIEW, { input: { token: await boughtToken(3), stars: 6, text: 'Good' } });
  expect(short['reviewOrder']?.['errors']).toMatchObject([
    { code: 'OUT_OF_RANGE', field: 'stars' },
    { code: 'OUT_OF_RANGE', field: 'text' },
  ]);
});

test('a report is accepted for an existing review only', async () => {
  const report = async (review: string) =>
    (await ask(REPORT, { input: { review, reason: 'SPAM' } }))['reportReview']?.['errors'];
  await ask(REVIEW, { input: { token: await boughtToken(3), stars: 1, text: TEXT } });
  const { data } = await deskOf(api.shop).ask('GET', '/reviews');
  expect(await report(String((data as unknown as { review_id: number }[])[0]?.review_id))).toEqual([]);
  expect(await report('999999')).toMatchObject([{ code: 'NOT_FOUND', field: 'review' }]);
  expect(await report('1 or 1=1')).toMatchObject([{ code: 'INVALID_FORMAT', field: 'review' }]);
});
