import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillSchedule } from '#shop/event/schedule.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { nthRun, takeSeats } from '#tests/support/catalog/runs.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { testRuns } from '#tests/support/catalog/promotions.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper, type ShopperAnswer } from '#tests/support/buyer/shopper.ts';

const START = '2026-03-10T12:00:00Z';
const ONE_MINUTE_MS = 60 * 1000;
const ONE_WEEK_MS = 7 * 24 * 60 * ONE_MINUTE_MS;

describe.each(ANY_ENGINE)('the schedule on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date(START);

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date(START);
    await shop.db.deleteFrom('event_seat').where('order_id', 'is', null).execute();
    rest = await shopperOf(shop);
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const listed = async (query = '', headers = {}) =>
    (await request(shop, 'GET', `/api/public/all-event${query}`, { headers })) as ShopperAnswer;
  const nth = (key: string, week = 0) => nthRun(shop, now, key, week);
  const starts = async (query: string) => (await listed(query)).data.map((event) => event['starts_at']);

  test('lists the runs of two weeks, soonest first', async () => {
    const { status, data, total, headers } = await listed();
    expect([status, total, data.length]).toEqual([200, 6, 6]);
    expect(data.map((event) => event['starts_at'])).toEqual([
      '2026-03-13T19:00:00.000Z',
      '2026-03-14T19:00:00.000Z',
      '2026-03-15T00:00:00.000Z',
      '2026-03-20T19:00:00.000Z',
      '2026-03-21T19:00:00.000Z',
      '2026-03-22T00:00:00.000Z',
    ]);
    expect(data[0]).toMatchObject({
      title: 'Normal Raid, one seat',
      category: { name: 'Manaforge', seo_url: 'wow-carry/raids/manaforge' },
      product: { seo_url: 'normal-raid', name: 'Normal Raid' },
      ends_at: '2026-03-13T21:00:00.000Z',
      region: 'eu',
      faction: 'horde',
      difficulty: 'Normal',
      loot: 'Group loot',
      slots_total: 1,
      slots_left: 1,
      status: 'scheduled',
    });
    expect(data[1]).toMatchObject({ title: 'Normal Raid', faction: null, slots_left: 10 });
    expect(headers.get('Cache-Control')).toBe('public, max-age=5, stale-if-error=600');
    const tag = String(headers.get('ETag'));
    expect((await listed('', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('reflects changes to a run in the database at once', async () => {
    const { id, starts_at, ends_at } = await nth('raid-eu');
    const told = async () =>
      (await listed('?fields=run&to=2026-04-10')).data.find((event) => Number(event['event_id']) === id);
    const { title } = (await told())!;
    const [from, to] = [new Date(starts_at.getTime() + ONE_MINUTE_MS), new Date(ends_at.getTime() + ONE_MINUTE_MS)];
    const change = (values: { title: string; starts_at: Date; ends_at: Date }) =>
      shop.db.updateTable('event').set(values).where('id', '=', id).execute();
    await change({ title: 'Renamed run', starts_at: from, ends_at: to });
    expect(await told()).toMatchObject({
      title: 'Renamed run',
      starts_at: from.toISOString(),
      ends_at: to.toISOString(),
    });
    await change({ title: String(title), starts_at, ends_at });
    expect(await told()).toMatchObject({ title, starts_at: starts_at.toISOString() });
  });

  test('with fields=run includes only the identifying fields of each product', async () => {
    const whole = (await listed('')).data;
    const brief = (await listed('?fields=run')).data;
    const named = whole.map((run) => {
      const { product_id, seo_url, name } = run['product'] as Record<string, unknown>;
      return { ...run, product: { product_id, seo_url, name } };
    });
    expect(brief).toEqual(named);
  });

  test('can be filtered by time, region and category', async () => {
    const count = async (query: string) => (await listed(query)).total;
    expect(await count('?from=2026-03-14&to=2026-03-15')).toBe(1);
    expect(await count('?from=2026-03-14T20:00:00%2B01:00&to=2026-03-14T20:00:01+01:00')).toBe(1);
    expect(await count('?from=2026-03-14&to=2026-03-14')).toBe(0);
    expect(await count('?region=us')).toBe(2);
    expect(await count('?category=wow-carry/raids')).toBe(4);
    expect(await count('?category=destiny-2-boosting&region=eu')).toBe(0);
    expect(await count('?category=nowhere')).toBe(0);
    for (const [query, code, field] of [
      ['?from=soon', 'invalid_date', 'from'],
      ['?to=2026-02-30', 'invalid_date', 'to'],
      ['?from=0000-01-01', 'invalid_date', 'from'],
      ['?event_id=1&from=soon', 'invalid_date', 'from'],
      ['?from=2026-03-15&to=2026-03-14', 'invalid_range', 'to'],
      ['?from=2026-03-01&to=2026-06-01', 'invalid_range', 'to'],
      ['?region=asia', 'invalid_region', 'region'],
    ]) {
      expect(await listed(query)).toMatchObject({ status: 400, details: [{ code, field }] });
    }
    expect((await listed('?from=soon&to=later')).details).toMatchObject([{ field: 'from' }, { field: 'to' }]);
  });

  test('can be limited to a number of runs', async () => {
    const all = await starts('');
    expect(all.length).toBeGreaterThan(2);
    expect(await starts('?first=2')).toEqual(all.slice(0, 2));
    expect(await starts('?first=1&next=3')).toEqual(await starts('?next=1'));
    for (const none of ['0', 'x', '1001']) {
      expect(await listed(`?first=${none}`)).toMatchObject({ status: 400, error: ['Invalid first'] });
    }
  });

  test('can be limited to the next runs that can still be booked', async () => {
    const [full, second, third] = await starts('');
    expect(await starts('?next=2')).toEqual([full, second]);
    await takeSeats(rest, (await nth('solo')).id);
    expect(await starts('?next=2')).toEqual([second, third]);
    now = new Date(String(second));
    expect(await starts(`?from=${START}&next=1`)).toEqual([third]);
    for (const none of ['0', '-1', 'two', '101']) {
      expect(await listed(`?next=${none}`)).toMatchObject({ status: 400, error: ['Invalid limit'] });
    }
  });

  test('returns a single run by its id, whatever its date', async () => {
    const { id } = await nth('raid-eu', 3);
    expect((await listed(`?event_id=${id}`)).data.map((event) => event['event_id'])).toEqual([id]);
    expect((await listed('?event_id=999999')).data).toEqual([]);
    expect(await listed('?event_id=next')).toMatchObject({ status: 400, error: ['Invalid identifier.'] });
  });

  test('lists the options and total that the cart uses for a run', async () => {
    const raid = (await listed('', { 'X-Oc-Currency': 'USD' })).data[1]!;
    expect(raid).toMatchObject({ option_complete: true });
    const body = { product_id: await productId(rest, 'normal-raid'), event_id: raid['event_id'] as unknown as number };
    const { data } = await rest.post('/cart', { ...body, option: raid['option'] });
    expect(data['cart']?.['products']?.[0]).toMatchObject({ total_decimal: raid['total_decimal'] });
  });

  test('lists the runs of a product no longer sold, without the product, in its former category', async () => {
    const enable = (enabled: boolean) =>
      shop.db.updateTable('product').set({ enabled }).where('slug', '=', 'normal-raid').execute();
    const before = (await listed('?region=eu')).data[0]!;
    await enable(false);
    const after = (await listed('?region=eu')).data[0]!;
    await enable(true);
    expect(after).toEqual({ ...before, product: null, option: {}, option_complete: false, total_decimal: null });
    expect((await listed('?region=eu')).data[0]).toEqual(before);
  });

  test('is filled four weeks ahead, once, and drops unreserved runs removed from the template', async () => {
    const count = async () =>
      Number(
        (
          await shop.db
            .selectFrom('event')
            .select((row) => row.fn.countAll().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      );
    const before = await count();
    await Promise.all([1, 2, 3].map(() => fillSchedule(shop.db, testRuns, now)));
    expect([before, await count()]).toEqual([12, 12]);
    await fillSchedule(shop.db, testRuns, new Date(now.getTime() + ONE_WEEK_MS));
    expect(await count()).toBe(15);
    const kept = await nth('trials-us');
    await rest.post('/cart', { product_id: await productId(rest, 'coaching'), event_id: kept.id });
    await fillSchedule(shop.db, testRuns.slice(0, 2), now);
    expect((await listed('?region=us')).data.map((event) => Number(event['event_id']))).toEqual([kept.id]);
    await fillSchedule(shop.db, testRuns, now);
  });
});
