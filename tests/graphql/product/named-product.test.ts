import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

const QUOTE = `query ($product: ID!, $options: [FieldInput!]) {
  quote(product: $product, options: $options) { quote { total { amount } } errors { field code } }
}`;
const ADD = `mutation ($product: ID!, $options: [FieldInput!]!) {
  addToCart(input: { product: $product, options: $options }) {
    cart { lines { options { name value } total { amount } } } errors { field code }
  }
}`;

const BY_KEY = [
  { sendid: 'play', value: 'piloted' },
  { sendid: 'loot', value: 'priority' },
  { sendid: 'extras', value: 'stream' },
  { sendid: 'extras', value: 'mount' },
  { sendid: 'battletag', value: 'Grommash88#12345' },
];

test.each(['heroic-raid', 'product/heroic-raid', 'wow-carry/raids/manaforge/heroic-raid'])(
  'a product is priced and bought as %s, by the keys of its options and values',
  async (product) => {
    const browser = api.newBrowser();
    const { data } = await browser.ask(QUOTE, { product, options: BY_KEY });
    expect(data['quote']).toEqual({ quote: { total: { amount: '89.90' } }, errors: [] });
    const added = await browser.ask(ADD, { product, options: BY_KEY });
    const cart = added.data['addToCart']!['cart'] as unknown as { lines: { options: { value: string }[] }[] };
    expect(added.data['addToCart']!['errors']).toEqual([]);
    expect(cart.lines[0]?.options.map(({ value }) => value)).toContain('Piloted');
  },
);

test('a former address finds a product, with its current path', async () => {
  const { data } = await api.newBrowser().ask(`{
    product(path: "old-raid") { path }
    by: product(path: "wow-carry/raids/old-raid") { path }
    redirect(path: "wow-carry/raids/old-raid")
    category: redirect(path: "wow-carry/old-raids")
    live: redirect(path: "heroic-raid")
  }`);
  const path = 'wow-carry/raids/manaforge/heroic-raid';
  expect(data).toEqual({
    product: { path },
    by: { path },
    redirect: `${path}?play=piloted`,
    category: 'wow-carry/raids',
    live: null,
  });
});

test('errors name an option as the caller did', async () => {
  const browser = api.newBrowser();
  const options = [...BY_KEY.slice(0, 4), { sendid: 'battletag', value: 'no tag' }];
  const { data } = await browser.ask(QUOTE, { product: 'heroic-raid', options });
  expect(data['quote']).toEqual({ quote: null, errors: [{ field: 'battletag', code: 'INVALID_FORMAT' }] });
  const added = await browser.ask(ADD, { product: 'heroic-raid', options });
  expect(added.data['addToCart']!['errors']).toEqual([{ field: 'battletag', code: 'INVALID_FORMAT' }]);
});

test('an unknown option or product is reported the same way by a quote and by the cart', async () => {
  const browser = api.newBrowser();
  const unknown: [object, object][] = [
    [
      { product: 'coaching', options: [{ sendid: 'a-key-nobody-has-ever-given', value: '1' }] },
      { code: 'UNKNOWN_OPTION' },
    ],
    [
      { product: '999999', options: [] },
      { field: 'product', code: 'NOT_FOUND' },
    ],
  ];
  for (const [asked, error] of unknown) {
    const { data } = await browser.ask(QUOTE, { ...asked });
    expect(data['quote']).toMatchObject({ quote: null, errors: [{ field: 'a-key-nobody-has-ever-given', ...error }] });
    const added = await browser.ask(ADD, { ...asked });
    expect(added.data['addToCart']!['errors']).toEqual(data['quote']!['errors']);
  }
});

test('errors on omitted options use keys if the caller used keys, and ids otherwise', async () => {
  const ask = async (options: object[]) => {
    const { data } = await api.newBrowser().ask(QUOTE, { product: 'heroic-raid', options });
    return data['quote']!['errors']!.map(({ field }) => String(field));
  };
  expect(await ask([{ sendid: 'extras', value: 'stream' }])).toEqual(expect.arrayContaining(['play', 'loot']));
  expect((await ask([])).filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

test('a product is requested by id or by path, but not by both or neither', async () => {
  const browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "heroic-raid") { id name related { path } } }');
  const { id, name, related } = data['product']!;
  const QUERY = 'query ($path: String, $id: ID) { product(path: $path, id: $id) { name } }';
  expect((await browser.ask(QUERY, { id })).data).toEqual({ product: { name } });
  expect((await browser.ask(QUERY, { id: 'heroic-raid' })).data).toEqual({ product: null });
  for (const wrong of [{}, { id, path: 'heroic-raid' }, { id: null, path: null }]) {
    const { errors } = await browser.ask(QUERY, wrong);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'path' } }]);
  }
  const asRoot = await browser.ask('{ related(product: "heroic-raid") { path } }');
  expect(asRoot.data['related']).toEqual(related);
});

test.each(['no-such-product', 'wow-carry/heroic-raid', '..', '0', 'wow-carry/'])(
  '%s is reported as an unknown product',
  async (product) => {
    const { data } = await api.newBrowser().ask(QUOTE, { product, options: [] });
    expect((data['quote'] as unknown as { errors: { code: string; field: string }[] }).errors).toMatchObject([
      { field: 'product' },
    ]);
  },
);

test('related products can be requested by a product’s name too', async () => {
  const ask = async (product: string) =>
    (await api.newBrowser().ask('query ($product: ID!) { related(product: $product) { path } }', { product })).data;
  const paths = ((await ask('normal-raid'))['related'] as unknown as { path: string }[]).map(({ path }) => path);
  expect(paths[0]).toBe('destiny-2-boosting/trials/coaching');
  expect(await ask('nothing')).toEqual({ related: [] });
});
