import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { nthRun, takeSeats } from '#tests/support/catalog/runs.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const WOW = 'wow-carry';
const DESTINY = 'destiny-2-boosting';

/** Two games that ask for the same account, as WoW and WoW Classic do. */
const catalog: Catalog = {
  ...testCatalog,
  games: testCatalog.games.map((game) =>
    game.slug === DESTINY
      ? { ...game, fields: ['battletag', 'realm', 'platform'], products: [...game.products, ...soldByRealm(game)] }
      : game,
  ),
};

function soldByRealm({ products }: Catalog['games'][number]): Catalog['games'][number]['products'] {
  const values = ['Draenor', 'Kazzak'].map((name) => ({ key: name.toLowerCase(), name, price: '0', region: 'eu' }));
  const realm = { key: 'realm', name: 'Realm', type: 'realm' as const, required: true, values };
  return products.slice(0, 1).map((one) => ({ ...one, slug: 'realm-gold', name: 'Gold', options: [realm] }));
}

describe.each(ANY_ENGINE)('player identity at the checkout on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    for (const slug of ['dungeon-01', 'dungeon-02', 'coaching']) {
      await rest.post('/cart', { product_id: await productId(rest, slug) });
    }
  });
  afterAll(() => shop.close());

  const lines = async () => {
    const products = (await rest.get('/cart')).data['products'] ?? [];
    return Object.fromEntries(products.map(({ model, key }) => [String(model), String(key)]));
  };
  const place = async (custom_field: object) => {
    await rest.get('/cart');
    return placeOrder(rest, orderBody({ custom_field }), randomUUID());
  };
  const playedWith = (answer: { data: { [name: string]: unknown } }) =>
    Object.fromEntries(
      (answer.data['products'] as { model: string; custom_field: { id: string; value: string }[] }[]).map(
        ({ model, custom_field }) => [model, Object.fromEntries(custom_field.map(({ id, value }) => [id, value]))],
      ),
    );

  test('is requested per game, listing the cart lines it applies to', async () => {
    const { data } = await rest.get('/guest');
    expect(data['custom_fields']?.map(({ game, custom_field_id }) => [game?.['seo_url'], custom_field_id])).toEqual([
      [WOW, 'battletag'],
      [WOW, 'realm'],
      [DESTINY, 'battletag'],
      [DESTINY, 'realm'],
      [DESTINY, 'platform'],
    ]);
    // Only one of the two games sells something by realm.
    expect(data['custom_fields']?.map((field) => field['realms_of'])).toEqual(['', '', '', 'realm-gold', '']);
    expect(data['identities']).toMatchObject([
      { game: { seo_url: WOW }, lines: [{ name: 'Dungeon 01' }, { name: 'Dungeon 02' }], known: [] },
      { game: { seo_url: DESTINY }, lines: [{ name: 'Coaching' }] },
    ]);
  });

  test('given once for the account applies to every game', async () => {
    const order = await place({ account: { battletag: 'Rowan#2134', realm: 'Draenor', platform: 'pc' } });
    expect(order.status).toBe(200);
    const wow = { battletag: 'Rowan#2134', realm: 'Draenor' };
    expect(playedWith(order)).toEqual({
      'dungeon-01': wow,
      'dungeon-02': wow,
      coaching: { ...wow, platform: 'PC' },
    });
    expect(order.data['custom_field']?.map(({ name, value }) => [name, value])).toEqual([
      ['BattleTag', 'Rowan#2134'],
      ['Realm', 'Draenor'],
      ['Platform', 'PC'],
    ]);
  });

  test('can differ by game and by line; an empty BattleTag falls back to that of the game above', async () => {
    const { 'dungeon-02': second = '' } = await lines();
    const order = await place({
      games: {
        [WOW]: { battletag: 'Rowan#2134', realm: 'Draenor' },
        [DESTINY]: { battletag: ' ', realm: 'Everlook', platform: 'pc' },
      },
      lines: { [second]: { realm: 'Kazzak', battletag: '' } },
    });
    expect(order.status).toBe(200);
    expect(playedWith(order)).toEqual({
      'dungeon-01': { battletag: 'Rowan#2134', realm: 'Draenor' },
      'dungeon-02': { battletag: 'Rowan#2134', realm: 'Kazzak' },
      coaching: { battletag: 'Rowan#2134', realm: 'Everlook', platform: 'PC' },
    });
    expect(order.data['custom_field']?.map(({ name, value }) => [name, value])).toEqual([
      ['BattleTag', 'Rowan#2134'],
      ['Realm (World of Warcraft)', 'Draenor'],
      ['Realm (World of Warcraft)', 'Kazzak'],
      ['Realm (Destiny 2)', 'Everlook'],
      ['Platform', 'PC'],
    ]);
  });

  test('is rejected with an error for the game or line where it is invalid', async () => {
    const { 'dungeon-02': second = '' } = await lines();
    const { status, details } = await place({
      games: { [WOW]: { battletag: 'Rowan#2134', realm: 'Draenor' }, [DESTINY]: { battletag: 'no', platform: 'pc' } },
      lines: { [second]: { battletag: 'bad' } },
    });
    expect(status).toBe(400);
    expect(details.map(({ field, game, line }) => [field, game ?? line])).toEqual([
      ['battletag', second],
      ['battletag', DESTINY],
    ]);
  });

  test('is not requested when every line provides it, and is suggested when some lines do', async () => {
    const raid = { product_id: await productId(rest, 'heroic-raid'), option: await raidChoice(rest) };
    await rest.post('/cart', raid);
    const asked = async () =>
      (await rest.get('/guest')).data['custom_fields']?.map((field) =>
        [field['game']?.['seo_url'], field['custom_field_id'], field['suggested']].join(' '),
      );
    expect(await asked()).toContain(`${WOW} battletag Rowan#2134`);
    expect(await asked()).toContain(`${DESTINY} battletag Rowan#2134`);
    const order = await place({ account: { realm: 'Draenor', platform: 'pc' } });
    expect(playedWith(order)['dungeon-01']).toMatchObject({ battletag: 'Rowan#2134' });
    rest = await shopperOf(shop);
    await rest.post('/cart', raid);
    expect(await asked()).toEqual([`${WOW} realm `]);
    expect((await rest.get('/guest')).data['identities']).toMatchObject([
      { known: [{ id: 'battletag', name: 'BattleTag', value: 'Rowan#2134' }] },
    ]);
  });

  test('is stored for the next attempt as entered', async () => {
    const { 'dungeon-02': second = '' } = await lines();
    const told = {
      account: { platform: 'pc' },
      games: { [WOW]: { battletag: 'Rowan#2134', realm: 'Draenor' }, [DESTINY]: { realm: 'Everlook' } },
      lines: { [second]: { realm: 'Kazzak' } },
    };
    expect((await place(told)).status).toBe(200);
    expect((await rest.get('/guest')).data['custom_field']).toEqual(told);
  });

  test('can differ per seat of a run; an unset seat falls back to its line, then to its game', async () => {
    rest = await shopperOf(shop);
    await takeSeats(rest, (await nthRun(shop, new Date(), 'raid-eu', 1)).id, 3);
    const [line = ''] = Object.values(await lines());
    const { data } = await rest.get('/guest');
    const seats = [1, 2, 3].map((seat) => ({ key: `${line}-${seat}`, name: 'Normal Raid', line, seat }));
    expect(data['identities']).toMatchObject([{ game: { seo_url: WOW }, lines: seats }]);
    const told = {
      account: { battletag: 'Rowan#2134', realm: 'Draenor' },
      games: {},
      lines: { [line]: { realm: 'Everlook' }, [`${line}-2`]: { battletag: 'Sage#77', realm: 'Kazzak' } },
    };
    const order = await place(told);
    const [ordered] = order.data['products'] ?? [];
    expect(ordered?.['custom_field']?.map(({ name, value }) => `${String(name)}: ${String(value)}`)).toEqual([
      'BattleTag, seat 1: Rowan#2134',
      'BattleTag, seat 2: Sage#77',
      'BattleTag, seat 3: Rowan#2134',
      'Realm, seat 1: Everlook',
      'Realm, seat 2: Kazzak',
      'Realm, seat 3: Everlook',
    ]);
  });

  test('is listed once when it is the same for all seats', async () => {
    rest = await shopperOf(shop);
    await takeSeats(rest, (await nthRun(shop, new Date(), 'raid-eu', 1)).id, 2);
    const order = await place({ account: { battletag: 'Rowan#2134' } });
    const [ordered] = order.data['products'] ?? [];
    expect(ordered?.['custom_field']).toEqual([{ id: 'battletag', name: 'BattleTag', value: 'Rowan#2134' }]);
  });

  test('is rejected for a game or line missing from the cart; a changed cart is reported first', async () => {
    const account = { battletag: 'Rowan#2134', realm: 'Draenor', platform: 'pc' };
    const custom_field = { account, games: { 'diablo-4': { battletag: 'X#11' } }, lines: { 999: { realm: 'Kazzak' } } };
    const refused = await place(custom_field);
    expect([refused.status, refused.details]).toMatchObject([
      400,
      [
        { code: 'not_found', field: 'custom_field', game: 'diablo-4' },
        { code: 'not_found', field: 'custom_field', line: '999' },
      ],
    ]);
    expect((await rest.post('/guest', orderBody({ custom_field }))).details).toEqual(refused.details);
    const { 'dungeon-02': second = '' } = await lines();
    const version = (await rest.get('/cart')).data['cart_version'];
    await rest.delete(`/cart/${second}`);
    const stale = { account, games: {}, lines: { [second]: { realm: 'Kazzak' } } };
    const answer = await placeOrder(rest, orderBody({ custom_field: stale, cart_version: version }), randomUUID());
    expect([answer.status, answer.details]).toMatchObject([409, [{ code: 'cart_changed' }]]);
  });

  test.each([null, 5, 'x', [], { games: 5 }, { games: { [WOW]: 'x' } }, { lines: [1] }])(
    'given as %j is treated as missing',
    async (custom_field) => {
      await rest.get('/cart');
      const { status, details } = await placeOrder(rest, orderBody({ custom_field }), randomUUID());
      expect([status, details[0]]).toEqual([
        400,
        { code: 'required', message: 'Required', field: 'battletag', game: WOW },
      ]);
    },
  );
});
