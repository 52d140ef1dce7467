import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopperOf, type Loose } from '#tests/support/buyer/shopper.ts';
import { buy, NO_ACCOUNT } from '#tests/support/buyer/work.ts';
import { optionsOf, productId } from '#tests/support/catalog/goods.ts';
import { deskOf } from '#tests/support/desk.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';

const CART = '/en-us/checkout/cart';
const PRODUCT = '/en-us/product/rank-boost';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const desk = deskOf(site.shop);
  const players = [
    { slug: 'mira', name: 'Mira', games: ['arena-league', 'wow-carry'] },
    { slug: 'rogue', name: 'Rogue', games: ['destiny-boost'] },
  ];
  for (const player of players) {
    await desk.ask('POST', '/players', JSON.stringify({ ...player, languages: ['en'], hours: '' }));
    await desk.ask('POST', `/players/${player.slug}/publish`, JSON.stringify({ published: true }));
  }
});
afterAll(() => site.close());

const said = ({ text }: Answer) =>
  text
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const cookieOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');

test('a profile links to the products its player can be requested for, game by game', async () => {
  const first = await site.get('/en-us/player/mira');
  expect(first.text).toContain('href="#request"');
  expect(first.text).toMatch(/href="\/en-us\/arena-league\/[\w/-]*rank-boost\?player=mira"/);
  const second = await site.get('/en-us/player/mira?game=wow-carry');
  expect(second.text).toMatch(/href="\/en-us\/wow-carry\/[\w/-]*heroic-raid\?player=mira"/);
  expect(second.text).not.toContain('rank-boost?player=');
});

test('without script a player requested in the address is added to the cart, and can be removed there', async () => {
  const page = await site.get(`${PRODUCT}?player=mira`);
  expect(page.text).toContain('<input type="hidden" name="player" value="mira"/>');
  expect(said(page)).toContain('Requested: Mira');
  expect(page.text).toContain(`href="${PRODUCT}" aria-label="Do not request Mira"`);
  expect((await site.get(PRODUCT)).text).not.toContain('name="player"');
  const product = /name="product" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const [, sendid = ''] = /name="from-(\d+)"/.exec(page.text) ?? [];
  const form = { product, quantity: '1', [`from-${sendid}`]: 'bronze', [`to-${sendid}`]: 'platinum', player: 'mira' };
  const added = await site.post(PRODUCT, form);
  expect([added.status, added.headers.location]).toEqual([303, CART]);
  const cookie = cookieOf(added);
  const cart = await site.get(CART, { cookie });
  expect(said(cart)).toContain('Requested: Mira');
  expect(said(await site.get('/en-us/checkout', { cookie }))).toContain('Requested player: Mira');
  const line = /name="line" value="(\d+)"/.exec(cart.text)?.[1] ?? '';
  const taken = await site.post(CART, { intent: 'no-player', line, name: 'Rank boost' }, { cookie });
  expect([taken.status, taken.headers.location]).toEqual([303, CART]);
  expect(said(await site.get(CART, { cookie }))).not.toContain('Requested: Mira');
});

test('a player who cannot be requested is reported on the page, and rejected by its form', async () => {
  expect(said(await site.get(`${PRODUCT}?player=rogue`))).toContain('Rogue does not play this game');
  for (const slug of ['nobody', '%3Cb%3E', '__proto__']) {
    const page = await site.get(`${PRODUCT}?player=${slug}`);
    expect([page.status, said(page)]).toEqual([200, expect.stringContaining('This player cannot be requested')]);
    expect(page.text).not.toContain('name="player"');
  }
  const { text } = await site.get(PRODUCT);
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const [, sendid = ''] = /name="from-(\d+)"/.exec(text) ?? [];
  const form = { product, quantity: '1', [`from-${sendid}`]: 'bronze', [`to-${sendid}`]: 'platinum', player: 'nobody' };
  const refused = await site.post(PRODUCT, form);
  expect([refused.status, said(refused)]).toEqual([422, expect.stringContaining('This player cannot be requested')]);
});

test('a finished order can be repeated with its configuration and its player', async () => {
  const rest = await shopperOf(site.shop);
  const { rank } = await optionsOf(rest, 'rank-boost');
  const option = { [String(rank?.id)]: 'bronze-platinum' };
  await rest.post('/cart', { product_id: await productId(rest, 'rank-boost'), option, requested_player: 'mira' });
  const order = await buy(site.shop, rest, NO_ACCOUNT);
  const path = `/en-us/order/${String(order['order_token'])}`;
  expect(said(await site.get(path))).toContain('Requested player: Mira');
  const line = String((order['products']![0] as Loose)['key']);
  const desk = deskOf(site.shop);
  await desk.act(order, 'assign', { team: 'Halden' });
  await desk.act(order, 'assign-player', { player: 'mira' });
  expect(said(await site.get(path))).not.toContain('again with Mira');
  await desk.act(order, 'advance', { line, to: 3 });
  await site.post(path, { intent: 'confirm', key: 'confirm-key-000001' });
  expect(said(await site.get(path))).toContain('Order again with Mira');
  const again = await site.post(path, { intent: 'again-with', line, player: 'mira', key: '' });
  expect(again.status).toBe(303);
  const { pathname, searchParams } = new URL(String(again.headers.location), site.url);
  expect(pathname).toMatch(/\/rank-boost$/);
  expect(searchParams.get('player')).toBe('mira');
  expect([...searchParams.values()]).toContain('bronze-platinum');
  expect(said(await site.get(String(again.headers.location)))).toContain('Requested: Mira');
});
