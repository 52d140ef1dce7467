import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, eachOf, request } from '#tests/support/buyer/rest.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, buyRanks, see, teamOf } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');
const MORROW = { slug: 'morrow', name: 'Morrow', games: ['arena-league'], languages: ['en', 'pl'], hours: 'Evenings' };

describe.each(ANY_ENGINE)('a player on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    rest = await shopperOf(shop);
    desk = deskOf(shop);
    expect((await add(MORROW)).status).toBe(200);
  });
  afterAll(() => shop.close());

  const add = (player: object) => desk.ask('POST', '/players', JSON.stringify(player));
  const bought = async () => {
    now = BEGIN;
    const order = await buyRanks(shop, rest);
    await desk.act(order, 'assign-player', { player: 'morrow' });
    return order;
  };
  const finish = async (order: Loose, afterHours = 1) => {
    const team = teamOf(shop, () => now);
    await team.assign(order);
    now = new Date(BEGIN.getTime() + afterHours * HOUR_MS);
    await team.do(order, 3);
  };
  const cardOf = async (order: Loose) => (await see(rest, order))['products']?.[0]?.['players']?.[0];

  test('has statistics of finished orders only: their count, punctuality from five on, and review stars', async () => {
    const order = await bought();
    expect(await cardOf(order)).toEqual({
      ...MORROW,
      finished_orders: 0,
      on_time: null,
      star_counts: [0, 0, 0, 0, 0],
      is_public: false,
    });
    await finish(order);
    await act(rest, order, 'review', { stars: 4, text: 'Quick and friendly all the way.' });
    expect(await cardOf(order)).toMatchObject({ finished_orders: 1, on_time: null, star_counts: [0, 0, 0, 1, 0] });
    for (const hours of [1, 1, 1, 400]) await finish(await bought(), hours);
    expect(await cardOf(order)).toMatchObject({ finished_orders: 5, on_time: { lines: 5, kept: 4 } });
  });

  test('appears on an order only while assigned to it', async () => {
    await addRanks(rest);
    const order = await buy(shop, rest);
    expect(await cardOf(order)).toBeUndefined();
    await desk.act(order, 'assign-player', { player: 'morrow' });
    await desk.act(order, 'assign-player', { player: 'morrow' });
    expect((await see(rest, order))['products']?.[0]?.['players']?.length).toBe(1);
    await desk.act(order, 'assign-player', { player: 'morrow', off: true });
    expect(await cardOf(order)).toBeUndefined();
  });

  test('has a public profile only while published, with the reviews of their finished orders', async () => {
    const profile = (path = '') => request(shop, 'GET', `/api/public/players/morrow${path}`);
    expect([(await profile()).status, (await profile('/reviews')).status]).toEqual([404, 404]);
    await desk.ask('POST', '/players/morrow/publish', JSON.stringify({ published: true }));
    const order = await bought();
    await finish(order);
    await act(rest, order, 'review', { stars: 5, text: 'Fast, and explained every fight.', name: 'Ann' });
    await desk.act(order, 'assign-player', { player: 'morrow', off: true });
    const other = await bought();
    await finish(other);
    await act(rest, other, 'review', { stars: 2, text: 'Late by a day, but done.' });
    expect((await profile()).data).toMatchObject({ ...MORROW, is_public: true });
    const { data, total } = await profile('/reviews?limit=1');
    expect(at(data, 'reviews')).toMatchObject([{ stars: 2, text: 'Late by a day, but done.' }]);
    expect(eachOf(at((await profile('/reviews')).data, 'reviews'), 'text')).not.toContain(
      'Fast, and explained every fight.',
    );
    expect(total).toBe(eachOf(at((await profile('/reviews')).data, 'reviews'), 'text').length);
    await desk.ask('POST', '/players/morrow/publish', JSON.stringify({ published: false }));
    for (const unknown of ['', '/reviews']) expect((await profile(unknown)).status).toBe(404);
    expect((await request(shop, 'GET', '/api/public/players/__proto__')).status).toBe(404);
  });

  test('is listed without a key, and cannot be added twice', async () => {
    const list = await desk.ask('GET', '/players');
    expect(list.data).toEqual([{ ...MORROW, published: false }]);
    expect((await add(MORROW)).status).toBe(409);
    for (const wrong of [{ slug: 'A B' }, { languages: [] }, { games: ['<b>'] }, { name: ' ' }]) {
      expect((await add({ ...MORROW, slug: 'other', ...wrong })).status).toBe(400);
    }
    const order = await bought();
    expect((await desk.act(order, 'assign-player', { player: 'nobody' })).status).toBe(404);
    expect((await desk.act(order, 'assign-player', { player: 'morrow', line: '999999' })).status).toBe(404);
  });
});
