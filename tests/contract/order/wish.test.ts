import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { optionsOf, productId } from '#tests/support/catalog/goods.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { buy, NO_ACCOUNT, see } from '#tests/support/buyer/work.ts';

const PLAYERS = [
  { slug: 'mira', name: 'Mira', games: ['arena-league'], languages: ['en'], hours: '' },
  { slug: 'bryn', name: 'Bryn', games: ['arena-league'], languages: ['en'], hours: '' },
  { slug: 'hidden', name: 'Hidden', games: ['arena-league'], languages: ['en'], hours: '' },
  { slug: 'rogue', name: 'Rogue', games: ['destiny-boost'], languages: ['en'], hours: '' },
];
const MIRA = { slug: 'mira', name: 'Mira', available: true };
const HOSTILE = ['nobody', '__proto__', "mira'; drop table player; --", '<b>', 'm'.repeat(5000), ['mira'], 7];

describe.each(ANY_ENGINE)('a player request on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    desk = deskOf(shop);
    for (const player of PLAYERS) await desk.ask('POST', '/players', JSON.stringify(player));
    await publish('bryn');
    await publish('rogue');
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await publish('mira');
  });
  afterAll(() => shop.close());

  const publish = (slug: string, published = true) =>
    desk.ask('POST', `/players/${slug}/publish`, JSON.stringify({ published }));
  const add = async (player?: unknown) => {
    const { rank } = await optionsOf(rest, 'rank-boost');
    const option = { [String(rank?.id)]: 'bronze-platinum' };
    return rest.post('/cart', { product_id: await productId(rest, 'rank-boost'), option, requested_player: player });
  };
  const line = async (): Promise<Loose> => (await rest.get('/cart')).data['products']![0]!;
  const lineOf = (order: Loose): Loose => order['products']![0]!;
  const refusal = async (player: unknown) => {
    const { status, details } = await add(player);
    return { status, details };
  };

  test('is stored on the cart line, costs nothing, and changes or ends as the visitor chooses', async () => {
    await add();
    const before = await line();
    expect(before['requested_player']).toBeNull();
    await add('mira');
    expect(await line()).toMatchObject({ requested_player: MIRA, quantity: 2, price_decimal: before['price_decimal'] });
    await add();
    expect(await line()).toMatchObject({ requested_player: MIRA, quantity: 3 });
    const { key } = before;
    await rest.put('/cart', { key, requested_player: 'bryn' });
    expect(await line()).toMatchObject({ requested_player: { slug: 'bryn' }, quantity: 3 });
    await rest.put('/cart', { key, quantity: 1 });
    expect(await line()).toMatchObject({ requested_player: { slug: 'bryn' }, quantity: 1 });
    await rest.put('/cart', { key, requested_player: '' });
    expect(await line()).toMatchObject({ requested_player: null, quantity: 1 });
  });

  test('is rejected for an unknown player, a hidden one, and one of other games', async () => {
    const unknown = { code: 'not_found', field: 'requested_player', message: 'This player cannot be requested' };
    for (const player of [...HOSTILE, 'hidden', 'Mira', { slug: 'mira' }]) {
      expect(await refusal(player), JSON.stringify(player).slice(0, 40)).toMatchObject({
        status: 400,
        details: [unknown],
      });
    }
    expect(await refusal('mi\u0000ra')).toMatchObject({ status: 400, details: [{ field: 'requested_player' }] });
    expect(await refusal('rogue')).toMatchObject({
      status: 400,
      details: [
        { code: 'unavailable', field: 'requested_player', message: expect.stringContaining('Rogue does not play') },
      ],
    });
    expect((await rest.get('/cart')).data).toEqual([]);
    await add('mira');
    const { key } = await line();
    for (const player of ['hidden', 'rogue', 'nobody']) {
      expect((await rest.put('/cart', { key, quantity: 9, requested_player: player })).status).toBe(400);
    }
    expect(await line()).toMatchObject({ requested_player: MIRA, quantity: 1 });
  });

  test('is restored together with a removed line', async () => {
    await add('mira');
    const { key } = await line();
    await rest.delete(`/cart/${String(key)}`);
    await rest.post(`/cart/${String(key)}/restore`, {});
    expect((await line())['requested_player']).toEqual(MIRA);
  });

  test('is stored with the order, and shown to the buyer and the desk', async () => {
    await add('mira');
    const order = await buy(shop, rest);
    expect(lineOf(order)['requested_player']).toEqual(MIRA);
    expect(lineOf((await desk.show(order)).data)['requested_player']).toEqual(MIRA);
    const { data } = await desk.ask('GET', `/orders/${String(order['order_number'])}/players`);
    expect((data as unknown as Loose[]).map(({ slug, requested }) => [slug, requested])).toEqual([
      ['mira', true],
      ['bryn', false],
      ['hidden', false],
    ]);
    await publish('mira', false);
    expect(lineOf(await see(rest, order))['requested_player']).toEqual({ ...MIRA, available: false });
  });

  test('is dropped when the player is unpublished, and the buyer is told before ordering', async () => {
    await add('mira');
    const seen = (await rest.get('/cart')).data['cart_version'];
    await publish('mira', false);
    expect((await line())['requested_player']).toEqual({ ...MIRA, available: false });
    const body = orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card' });
    const { status, details } = await placeOrder(rest, { ...body, cart_version: seen });
    expect([status, details]).toMatchObject([409, [{ code: 'cart_changed' }]]);
    expect(lineOf(await buy(shop, rest))['requested_player']).toBeNull();
  });

  test('added to the cart creates a new order instead of resuming the one without it', async () => {
    const body = orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card' });
    await add();
    const first = (await placeOrder(rest, body)).data;
    await rest.put('/cart', { key: (await line())['key'], requested_player: 'mira' });
    const second = (await placeOrder(rest, body)).data;
    expect(second['order_id']).not.toBe(first['order_id']);
    expect(lineOf(second)['requested_player']).toEqual(MIRA);
  });

  test('blocks the start of work and other players until it is met or the buyer agrees', async () => {
    await add('mira');
    const order = await buy(shop, rest);
    const begin = () => desk.act(order, 'advance', { line: lineOf(order)['key'], to: 0 });
    await desk.act(order, 'assign', { team: 'Halden' });
    expect((await begin()).status).toBe(409);
    const other = await desk.act(order, 'assign-player', { player: 'bryn' });
    expect([other.status, other.error.join()]).toEqual([409, expect.stringContaining('asked for Mira')]);
    expect((await begin()).status).toBe(409);
    expect((await desk.act(order, 'assign-player', { player: 'bryn', agreed: true })).status).toBe(200);
    expect((await begin()).status).toBe(200);
    expect((await desk.act(order, 'assign-player', { player: 'bryn', off: true })).status).toBe(200);
    expect((await desk.act(order, 'assign-player', { player: 'mira' })).status).toBe(200);
  });
});
