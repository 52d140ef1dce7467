import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api, type Browser, type Loose } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';

const LINES = 'cart { lines { id quantity requestedPlayer { slug name isAvailable } } } errors { field code message }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${LINES} } }`;
const UPDATE = `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { ${LINES} } }`;
const MIRA = { slug: 'mira', name: 'Mira', games: ['arena-league'], languages: ['en'], hours: '' };

let api: Api;
let browser: Browser;
let input: { product: string; options: { sendid: string; value: string }[] };

beforeAll(async () => {
  api = await openApi();
  const desk = deskOf(api.shop);
  for (const player of [MIRA, { ...MIRA, slug: 'rogue', name: 'Rogue', games: ['destiny-boost'] }]) {
    await desk.ask('POST', '/players', JSON.stringify(player));
    await desk.ask('POST', `/players/${player.slug}/publish`, JSON.stringify({ published: true }));
  }
  browser = api.newBrowser();
  const product = (await browser.ask('{ product(path: "rank-boost") { id options { sendid key } } }')).data['product']!;
  const sendid = String(product['options']!.find(({ key }) => String(key) === 'rank')?.['sendid']);
  input = { product: String(product['id']), options: [{ sendid, value: 'bronze-platinum' }] };
});
afterAll(() => api.close());

const line = (payload: Loose) => payload['cart']!['lines']!.map((one) => one)[0]!;

test('a requested player is returned with its line, kept by other updates, and removed by an empty string', async () => {
  const { addToCart } = (await browser.ask(ADD, { input: { ...input, requestedPlayer: 'mira' } })).data;
  expect(line(addToCart!)['requestedPlayer']).toEqual({ slug: 'mira', name: 'Mira', isAvailable: true });
  const { id } = line(addToCart!);
  const update = async (change: object) =>
    line((await browser.ask(UPDATE, { input: { line: id, ...change } })).data['updateCartLine']!);
  expect(await update({ quantity: 2 })).toMatchObject({ quantity: 2, requestedPlayer: { slug: 'mira' } });
  expect(await update({ requestedPlayer: '' })).toMatchObject({ quantity: 2, requestedPlayer: null });
});

test.each(['nobody', '__proto__', 'rogue', "mira' or 1=1"])(
  'a request for player %j is rejected with an error on its field',
  async (slug) => {
    const before = (await browser.ask('{ cart { lines { id quantity } } }')).data['cart'];
    const { addToCart } = (await browser.ask(ADD, { input: { ...input, requestedPlayer: slug } })).data;
    expect(addToCart!['errors']).toMatchObject([{ field: 'requestedPlayer' }]);
    expect((await browser.ask('{ cart { lines { id quantity } } }')).data['cart']).toEqual(before);
  },
);

test('a profile lists the games that its player can be requested for', async () => {
  const { player } = (await api.newBrowser().ask('{ player(slug: "mira") { player { slug name } games { path } } }'))
    .data;
  expect(player).toEqual({ player: { slug: 'mira', name: 'Mira' }, games: [{ path: 'arena-league' }] });
});
