import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const EVENTS = `query ($from: String, $to: String, $region: Region, $category: String, $next: Int, $first: Int) {
  events(from: $from, to: $to, region: $region, category: $category, next: $next, first: $first) {
    id title startsAt endsAt region faction difficulty loot slotsTotal slotsLeft status
    category { name path } product { name path price { amount currency } }
  }
}`;

let api: Api;

beforeAll(async () => {
  api = await openApi();
});

afterAll(() => api.close());

test('the schedule is loaded with its products in two calls, and creates no session', async () => {
  const browser = api.newBrowser();
  api.upstream.forget();
  const { data, errors } = await browser.ask(EVENTS);
  expect(errors).toBeUndefined();
  // Six, unless the clocks change meanwhile.
  expect(data['events']!.length).toBeGreaterThan(3);
  expect(data['events']!.find((one) => String(one['region']) === 'us')).toMatchObject({
    title: 'Coaching',
    faction: null,
    difficulty: 'Flawless',
    slotsTotal: 3,
    slotsLeft: 3,
    status: 'SCHEDULED',
    category: { name: 'Trials', path: 'destiny-2-boosting/trials' },
    product: { name: 'Coaching', path: 'destiny-2-boosting/trials/coaching', price: { amount: '25.00' } },
  });
  expect(data['events']!.find((one) => Number(one['slotsTotal']) === 1)!['faction']).toBe('HORDE');
  const paths = api.upstream.paths().map((path) => path.split('?')[0]);
  expect(paths).toEqual(['/api/public/all-event', 'products']);
  expect(browser.cookies.has('waystone')).toBe(false);
});

test('the next runs are the first runs of the schedule with a free seat', async () => {
  const ask = async (variables: object) => (await api.newBrowser().ask(EVENTS, { ...variables })).data['events']!;
  const [first, second] = (await ask({})).map(({ id }) => id);
  expect((await ask({ next: 2 })).map(({ id }) => id)).toEqual([first, second]);
  expect((await ask({ first: 1 })).map(({ id }) => id)).toEqual([first]);
  for (const [argument, wrong] of Object.entries({ next: 0, first: 301 })) {
    const { errors } = await api.newBrowser().ask(EVENTS, { [argument]: wrong });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }]);
  }
});

test('a product lists at most the requested number of its runs', async () => {
  const ask = (first?: number) =>
    api.newBrowser().ask('query ($first: Int) { product(path: "coaching") { runs(first: $first) { id } } }', { first });
  const ids = async (first?: number) => (await ask(first)).data['product']!['runs']!.map(({ id }) => id);
  const all = await ids();
  expect(all.length).toBeGreaterThan(1);
  expect(await ids(1)).toEqual(all.slice(0, 1));
  for (const wrong of [0, 31]) {
    expect((await ask(wrong)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'first' } }]);
  }
});

test('a run can be added to the cart with its options, at its price', async () => {
  const browser = api.newBrowser();
  const { data } = await browser.ask(
    `{ events { id isReady slotsTotal options { sendid value } price { formatted } product { id minimum } } }`,
  );
  // The one seat of the other is for the last test: which of them comes first depends on the day of the week.
  const run = data['events']!.find((one) => String(one['isReady']) === 'true' && Number(one['slotsTotal']) > 1)!;
  const found = await browser.ask(`query ($id: ID!) { event(id: $id) { id options { sendid value } } }`, {
    id: run['id'],
  });
  expect(found.data['event']).toEqual({ id: run['id'], options: run['options'] });
  const input = {
    product: run['product']!['id'],
    quantity: run['product']!['minimum'],
    options: run['options'],
    event: run['id'],
  };
  const added = await browser.ask(
    `mutation ($input: AddToCartInput!) {
      addToCart(input: $input) { cart { total { formatted } lines { event { id } } } errors { message } }
    }`,
    { input },
  );
  expect(added.data['addToCart']).toEqual({
    cart: { total: run['price'], lines: [{ event: { id: run['id'] } }] },
    errors: [],
  });
});

test('an unknown run is null', async () => {
  for (const id of ['999999', 'next', '-1']) {
    const { data, errors } = await api.newBrowser().ask(`query ($id: ID!) { event(id: $id) { id } }`, { id });
    expect([data['event'], errors]).toEqual([null, undefined]);
  }
});

test('the schedule can be filtered by time, region and category', async () => {
  const list = async (variables: Record<string, unknown>) =>
    (await api.newBrowser().ask(EVENTS, variables)).data['events']!;
  const at = (days: number) => new Date(Date.now() + days * ONE_DAY_MS).toISOString();
  const all = await list({ to: at(13) });
  const regions = all.map((one) => String(one['region']));
  expect(new Set(regions)).toEqual(new Set(['us', 'eu']));
  const inUs = await list({ to: at(13), region: 'us' });
  expect(inUs.length).toBe(regions.filter((region) => region === 'us').length);
  const raids = await list({ to: at(13), category: 'wow-carry' });
  expect(raids.length).toBe(all.length - inUs.length);
  expect(await list({ from: at(60), to: at(61) })).toEqual([]);
  for (const category of ['', 'no-such-game']) expect(await list({ category })).toEqual([]);
});

test.each([
  ['from', { from: 'soon' }],
  ['to', { to: 'later' }],
  ['to', { from: '2026-12-01', to: 'later' }],
  ['to', { from: '2026-12-02', to: '2026-12-01' }],
  ['from', { from: '' }],
  ['to', { to: '' }],
])('an invalid time span is rejected as BAD_USER_INPUT: %s of %o', async (argument, span) => {
  const { errors } = await api.newBrowser().ask(EVENTS, span);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }]);
});

test('a run in the cart holds its seat, and a full run is rejected with an error on its field', async () => {
  const find = `{ events(region: eu) { id slotsTotal product { id } } }`;
  const run = (await api.newBrowser().ask(find)).data['events']!.find((one) => Number(one['slotsTotal']) === 1)!;
  const add = async () =>
    (
      await api.newBrowser().ask(
        `mutation ($input: AddToCartInput!) {
          addToCart(input: $input) {
            cart { lines { event { id startsAt holdExpiresAt } } } errors { field code message }
          }
        }`,
        { input: { product: run['product']!['id'], event: run['id'] } },
      )
    ).data['addToCart']!;
  const first = await add();
  expect(first).toMatchObject({ errors: [], cart: { lines: [{ event: { id: run['id'] } }] } });
  expect(Date.parse(String(first['cart']!['lines']![0]!['event']!['holdExpiresAt']))).toBeGreaterThan(Date.now());
  expect(await add()).toMatchObject({
    cart: { lines: [] },
    errors: [
      {
        field: 'event',
        code: 'OUT_OF_RANGE',
        message: 'No seats are left in Normal Raid, one seat. Choose another run.',
      },
    ],
  });
});
