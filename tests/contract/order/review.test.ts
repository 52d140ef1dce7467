import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody } from '#tests/support/buyer/purchase.ts';
import { at, request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, buyRanks, see, teamOf } from '#tests/support/buyer/work.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');
const WORDS = { stars: 5, text: 'Quick, friendly, and done before breakfast.' };

describe.each(ENGINES)('a review on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  let team: ReturnType<typeof teamOf>;
  let now = BEGIN;

  beforeAll(async () => {
    // A limit of three reports an hour; everything else is unlimited.
    const limits = { report: { address: { tries: 3, seconds: 3_600 } } };
    shop = await createTestShop({ engine, now: () => now, config: { limits } });
    desk = deskOf(shop);
    team = teamOf(shop, () => now);
  });
  beforeEach(async () => {
    now = BEGIN;
    rest = await shopperOf(shop);
    await shop.db.deleteFrom('review').execute();
  });
  afterAll(() => shop.close());

  const bought = () => buyRanks(shop, rest);
  const finished = async () => {
    const order = await bought();
    await team.assign(order);
    await team.do(order, 3);
    return order;
  };
  const review = (order: Loose, more: object = {}) => act(rest, order, 'review', { ...WORDS, ...more });
  const list = async (query = '') => (await request(shop, 'GET', `/api/public/reviews?${query}`)) as unknown as Listed;
  type Listed = {
    status: number;
    total: number;
    data: {
      orders: { done: number; refunded: number } | null;
      star_counts: number[];
      reviews: (Record<string, unknown> & { review_id: number })[];
    };
  };
  const report = (id: number | undefined, reason: unknown = 'spam') =>
    request(shop, 'POST', `/api/public/reviews/${id}/report`, { body: { reason } });

  testOnce('of a finished order is shown with the purchase and its date, without identifying the buyer', async () => {
    const order = await finished();
    expect((await see(rest, order))['can']).toMatchObject({ review: true });
    const answer = await review(order, { name: '  Ro   wan ' });
    expect([answer.status, answer.data['review']]).toMatchObject([200, { stars: 5, name: 'Ro wan', answer: null }]);
    const { data, total } = await list();
    expect([total, data.star_counts]).toEqual([1, [0, 0, 0, 0, 1]]);
    expect(data.reviews[0]).toMatchObject({
      ...WORDS,
      name: 'Ro wan',
      bought_at: BEGIN.toISOString(),
      bought: [{ name: 'Rank Boost', seo_url: 'rank-boost', game: 'Arena League' }],
      edited_at: null,
    });
    const said = JSON.stringify(data);
    for (const secret of [order['order_token'], order['order_number'], order['email']]) {
      expect(said).not.toContain(String(secret));
    }
  });

  testOnce('requires only the order token, not the session that ordered', async () => {
    const order = await finished();
    const stranger = await shopperOf(shop);
    expect((await act(stranger, order, 'review', WORDS)).status).toBe(200);
    await shop.deliverMail();
    const letter = mailsOf(shop).find(({ subject }) => subject === `${String(order['order_number'])} is done`);
    expect(letter?.text).toContain(String(order['order_token']));
    expect(letter?.text).toContain('no account needed');
  });

  testOnce('is rejected without an order, before the order is finished, and after a refund', async () => {
    const nobody = { order_token: 'x'.repeat(43) } as unknown as Loose;
    expect((await review(nobody)).status).toBe(404);
    const unpaid = await (async () => {
      await addRanks(rest);
      const { data } = await rest.post('/combined', orderBody({ custom_field: { account: {} } }));
      return data;
    })();
    expect((await review(unpaid)).status).toBe(409);
    const order = await bought();
    expect((await review(order)).status).toBe(409);
    await team.assign(order);
    await team.do(order, 1);
    expect((await review(order)).status).toBe(409);
    await team.do(order, 3);
    const { data } = await desk.show(order);
    await desk.act(order, 'refund', { version: data['version'], reason: 'Done badly' });
    expect((await see(rest, order))['stage']).toBe('refunded');
    expect((await review(order)).status).toBe(409);
    expect((await list()).total).toBe(0);
  });

  testOnce('is one per order: a second one within a week edits it, later ones are rejected', async () => {
    const order = await finished();
    await review(order);
    now = new Date(BEGIN.getTime() + 7 * DAY_MS);
    expect((await review(order, { stars: 2, text: 'After a week it fell apart.' })).status).toBe(200);
    const { data, total } = await list();
    expect([total, data.star_counts]).toEqual([1, [0, 1, 0, 0, 0]]);
    expect(data.reviews[0]).toMatchObject({ stars: 2, edited_at: now.toISOString() });
    now = new Date(now.getTime() + 1);
    expect((await see(rest, order))['can']).toMatchObject({ review: false });
    const late = await review(order, { stars: 1 });
    expect([late.status, late.error]).toEqual([409, ['A review can be changed for seven days; these are over.']]);
    expect((await list()).data.star_counts).toEqual([0, 1, 0, 0, 0]);
  });

  test('written several times concurrently is stored once', async () => {
    const order = await finished();
    const answers = await Promise.all([review(order), review(order, { stars: 1 }), review(order, { stars: 2 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).total).toBe(1);
  });

  testOnce('is rejected when its stars, text or name are invalid', async () => {
    const order = await finished();
    const wrong: Record<string, unknown>[] = [
      { stars: undefined },
      { stars: 4.5 },
      { stars: 0 },
      { stars: 6 },
      { stars: '5' },
      { text: undefined },
      { text: ' \u200b '.repeat(20) },
      { text: 'Good' },
      { text: 'x'.repeat(1_501) },
      { text: 'Quick and friendly\u0000\u0007' },
      { text: 'Quick and \u202eyldneirf' },
      { name: 'x'.repeat(41) },
      { name: 'rowan@example.com' },
    ];
    for (const more of wrong) expect([more, (await review(order, more)).status]).toEqual([more, 400]);
    expect((await list()).total).toBe(0);
    expect((await review(order, { name: '\u2800\u3164\u200d' })).data['review']).toMatchObject({ name: '' });
  });

  testOnce('stores markup as plain text', async () => {
    const order = await finished();
    const text = '<script>alert(1)</script> & <b>bold</b>';
    await review(order, { text, name: '<i>Rowan</i>' });
    expect((await list()).data.reviews[0]).toMatchObject({ text, name: '<i>Rowan</i>' });
  });

  testOnce(
    'counts for each product done, its category and its game, and is filtered by them and by stars',
    async () => {
      const one = await finished();
      await review(one, { stars: 4 });
      await addRanks(rest);
      await fillCart(rest);
      const two = await buy(shop, rest, orderBody());
      await team.assign(two);
      await team.do(two, 3, 0);
      await team.do(two, 1, 1);
      await review(two, { stars: 2 });
      const boost = await productId(rest, 'rank-boost');
      const { data: page } = await rest.get('/products/slug/rank-boost');
      expect(page).toMatchObject({ rating: 3, reviews: { review_total: 2 }, star_counts: [0, 1, 0, 1, 0] });
      const { data: game } = await rest.get('/categories/slug/arena-league');
      expect(game['star_counts']).toEqual([0, 1, 0, 1, 0]);
      const ids = async (query: string) => {
        const { data, total } = await list(query);
        return [data.reviews.map(({ stars }) => stars), total];
      };
      expect(await ids(`product=${boost}`)).toEqual([[2, 4], 2]);
      expect(await ids(`category=${String(game['category_id'])}&stars=4`)).toEqual([[4], 1]);
      expect(await ids('product=2147483647')).toEqual([[], 0]);
      const [newest] = (await list('limit=1')).data.reviews;
      expect(await ids(`after=${newest?.review_id}`)).toEqual([[4], 2]);
    },
  );

  testOnce('is listed with the counts of done and refunded orders while there are few reviews', async () => {
    const boost = await productId(rest, 'rank-boost');
    const orders = async (query = `product=${boost}`) => (await list(query)).data.orders;
    const before = (await orders()) ?? { done: 0, refunded: 0 };
    await review(await finished());
    await bought();
    const { data } = await desk.show(await finished());
    await desk.act(data, 'refund', { version: data['version'], reason: 'Done badly' });
    expect(await orders()).toEqual({ done: before.done + 1, refunded: before.refunded + 1 });
    for (let more = 0; more < 4; more += 1) await review(await finished());
    expect([await orders(), await orders('')]).toEqual([null, null]);
  });

  testOnce('can be answered, hidden with a reason, and shown again by the team, which is logged', async () => {
    const order = await finished();
    await review(order, { stars: 1 });
    const id = (await list()).data.reviews[0]?.review_id;
    const post = (what: string, body: object) => desk.ask('POST', `/reviews/${id}/${what}`, JSON.stringify(body));
    expect((await desk.ask('GET', '/reviews?state=unanswered')).total).toBe(1);
    expect((await post('answer', { text: 'Sorry! We have written to you.' })).status).toBe(200);
    expect((await list()).data.reviews[0]).toMatchObject({ answer: { text: 'Sorry! We have written to you.' } });
    const before = (await rest.get('/products/slug/rank-boost')).data['star_counts'];
    expect((await post('hide', { reason: '' })).status).toBe(400);
    expect((await post('hide', { reason: 'Names a player' })).data).toMatchObject({
      hidden_reason: 'Names a player',
    });
    expect([before, (await rest.get('/products/slug/rank-boost')).data['star_counts']]).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect((await list()).total).toBe(0);
    expect((await see(rest, order))['review']).toMatchObject({ hidden_reason: 'Names a player' });
    // A change of its words does not bring it back.
    await review(order, { stars: 5 });
    expect((await list()).data.reviews).toEqual([]);
    expect((await desk.ask('GET', '/reviews?state=hidden')).data).toMatchObject([{ hidden_reason: 'Names a player' }]);
    await post('show', {});
    expect((await list()).total).toBe(1);
    const { data } = await desk.show(order);
    expect(data['acts']?.map(({ act: done, desk: who }) => [done, who]).slice(-3)).toEqual([
      ['answer-review', 'Ada'],
      ['hide-review', 'Ada'],
      ['show-review', 'Ada'],
    ]);
    expect((await desk.ask('POST', '/reviews/2147483647/show')).status).toBe(404);
    expect((await deskOf(shop, 'Eve', 'wrong').ask('GET', '/reviews')).status).toBe(401);
  });

  test('can be reported a few times an hour per address, and reports alone do not hide it', async () => {
    await review(await finished());
    const id = (await list()).data.reviews[0]?.review_id;
    expect((await report(id, 'because')).status).toBe(400);
    expect((await report(2_147_483_647)).status).toBe(404);
    const flood = await Promise.all(Array.from({ length: 6 }, () => report(id)));
    expect(flood.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect((await list()).total).toBe(1);
    const reported = await desk.ask('GET', '/reviews?state=reported');
    expect(reported.data).toMatchObject([{ review_id: id, reports: [{ reason: 'spam', times: 2 }] }]);
  });

  testOnce('increments the reviews version for storefronts', async () => {
    const version = async () => Number(at((await request(shop, 'GET', '/api/public/release')).data, 'reviews'));
    const order = await finished();
    const before = await version();
    await review(order);
    expect(await version()).toBeGreaterThan(before);
  });
});
