import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import type { Game } from '#catalog/format.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const catalog = await readCachedCatalog();
/** Every twelfth product is looked at, and each of them by `npm test -- --matrix`. */
const SHARE = 12;
/** The most products that one call returns. */
const PRODUCTS_AT_ONCE = 25;

let site: Site;
let token: string;

beforeAll(async () => {
  // A busy machine refuses no page: this is about prices, and hundreds of pages come one after the other.
  site = await openSite({ MAX_EVENT_LOOP_DELAY_MS: '10000' }, { catalog });
  token = (await shopperOf(site.shop)).token;
});
afterAll(() => site.close());

test.each(catalog.games)(
  'the price in the HTML of $slug’s pages equals the quote of their default selection',
  async (game) => {
    expect(await wrongPrices(await productsOf(game, 'USD'), 'USD')).toEqual([]);
  },
);

test.each(['EUR', 'GBP'])('the prices in the HTML equal the quotes in %s', async (currency) => {
  const some = await Promise.all(catalog.games.map(async (game) => (await productsOf(game, currency, 2)).slice(0, 2)));
  expect(await wrongPrices(some.flat(), currency)).toEqual([]);
});

test('several products requested at once have the same default selection as each alone', async () => {
  const slugs = ['manaforge-omega', 'wow-gold'];
  const alone = await Promise.all(slugs.map((slug) => get(`products/slug/${slug}`)));
  const together = await get(`products?ids=${alone.map((product) => String(product['product_id'])).join(',')}`);
  const told = ({ preset, from_choices }: Loose) => ({ preset, from_choices });
  expect(together.map(told)).toEqual(alone.map(told));
  expect(together.map(({ preset }) => preset)).not.toContain(undefined);
});

/** The shop's records of a game's products, or of the first of them. */
async function productsOf({ slug, products }: Game, currency: string, count = products.length): Promise<Loose[]> {
  const some = products.filter((_, at) => isMatrix || at % SHARE === 0);
  const slugs = some.slice(0, count).map((product) => product.slug);
  const rows = await site.shop.db.selectFrom('product').select('id').where('slug', 'in', slugs).execute();
  expect(rows.length, slug).toBe(slugs.length);
  const ids = rows.map(({ id }) => String(id));
  const found: Loose[] = [];
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE) {
    const some = ids.slice(at, at + PRODUCTS_AT_ONCE);
    found.push(...(await get(`products?limit=${PRODUCTS_AT_ONCE}&ids=${some.join(',')}`, currency)));
  }
  expect(found.length, slug).toBe(slugs.length);
  return found;
}

async function wrongPrices(products: Loose[], currency: string): Promise<string[]> {
  const wrong: string[] = [];
  // One by one: shop and storefront share this process, and pages that wait for each other run into deadlines.
  for (const product of products) wrong.push(...(await faultsOf(product, currency)));
  return wrong;
}

async function faultsOf(product: Loose, currency: string): Promise<string[]> {
  const page = await site.get(pathOf(product), { cookie: `currency=${currency}` });
  const query = queryOf((product['options'] ?? []) as Option[], checkedIn(page.text));
  const quote = await get(`liveprice/${product['product_id']}/${product['minimum']}?partial=1&${query}`, currency);
  const slug = product['seo_url'];
  if (page.status !== 200) return [`${slug}: ${page.status}`];
  const shown = shownIn(page.text);
  const label = quote['exact'] ? 'Total' : 'From';
  const faults = [];
  if (shown.total !== String(quote['total_formated']))
    faults.push(`${shown.total} shown, ${quote['total_formated']} quoted`);
  if (shown.label !== label) faults.push(`called ${shown.label}, not ${label}`);
  // A card's price is that of the cheapest configuration: the page says which one that is.
  const isOther = Number(quote['total']) !== Number(product['from_decimal']);
  if (Number(quote['total']) < Number(product['from_decimal']))
    faults.push(`less than from ${product['from_decimal']}`);
  if (isOther && !shown.cheapest) faults.push(`says not what ${product['from_decimal']} is for`);
  faults.push(...(await wrongRanges(product, page.text, currency)));
  return faults.map((fault) => `${slug}: ${fault}`);
}

/** The text of the price panel in the document, as seen without script. */
function shownIn(html: string): { label: string | undefined; total: string | undefined; cheapest: boolean } {
  const [, panel = ''] = html.split('aria-label="Price"');
  return {
    label: />(Total|From)</.exec(panel)?.[1],
    total: /<output[^>]*>([^<]*)<\/output>/.exec(panel)?.[1],
    cheapest: />From [^<]* for [^<]*</.test(panel.replaceAll('<!-- -->', '')),
  };
}

/** Preset ranges whose price differs from their quote. */
async function wrongRanges(product: Loose, html: string, currency: string): Promise<string[]> {
  const options = (product['options'] ?? []) as Option[];
  const wrong: string[] = [];
  for (const [id, range, shown] of rangesIn(html)) {
    const chosen = options.map((one) => (one.product_option_id === id ? { ...one, value: range } : one));
    const query = queryOf(chosen, checkedIn(html));
    const quote = await get(`liveprice/${product['product_id']}/${product['minimum']}?partial=1&${query}`, currency);
    const price = `${quote['exact'] ? '' : 'from '}${quote['total_formated']}`;
    if (shown !== price) wrong.push(`${range} shown at ${shown}, quoted ${price}`);
  }
  const asked = queryOf(options, checkedIn(html));
  const isPriced = options.some(({ type, product_option_id: id }) => type === 'range' && asked.includes(`[${id}]`));
  return isPriced && rangesIn(html).length === 0 ? ['has a range and none of a press'] : wrong;
}

function rangesIn(html: string): [option: number, range: string, price: string][] {
  const plain = html.replaceAll('<!-- -->', '');
  const links = plain.matchAll(/<a [^>]*href="\?([^"]*)#field-(\d+)"[^>]*><b>[^<]*<\/b><span>([^<]*)</g);
  return [...links].map(([, query = '', id, price = '']) => {
    const [, range = ''] = /=([^&]*)$/.exec(query) ?? [];
    return [Number(id), decodeURIComponent(range), price];
  });
}

function pathOf(product: Loose): string {
  return `/en-us/${product['breadcrumbs']?.at(-1)?.['seo_url']}/${product['seo_url']}`;
}

/** Without validating the response, which takes longer than the call. */
async function get(path: string, currency = 'USD'): Promise<Loose> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Oc-Currency': currency };
  const response = await fetch(`${site.shop.url}/api/rest/${path}`, { headers });
  return ((await response.json()) as Loose)['data'] ?? ({} as Loose);
}

type Condition = { product_option_id: number; product_option_value_ids: number[] } | null;
type Option = { product_option_id: number; type: string; value: string; depends_on: Condition };

/** The preselected values in the HTML, by option; a page that begins with a dated run has other ones. */
function checkedIn(html: string): Map<number, string> {
  const pressed = (html.match(/<input[^>]*>/g) ?? []).filter((input) => / checked=/.test(input));
  const found = pressed.map((input) => /name="option-(\d+)".* value="(\d+)"/.exec(input));
  const lists = html.matchAll(/<select[^>]* name="option-(\d+)"[^>]*>(.*?)<\/select>/gs);
  const selected = [...lists].map(([, id, entries = '']) => [id, id, /value="(\d+)" selected/.exec(entries)?.[1]]);
  return new Map([...found, ...selected].flatMap((one) => (one?.[2] ? [[Number(one[1]), one[2]]] : [])));
}

/** The preselection as a form submits it: without options whose condition is not met. */
function queryOf(options: Option[], checked: Map<number, string>): string {
  const said = new Map<number, string[]>();
  for (const { product_option_id: id, type, value: preset, depends_on: needs } of options) {
    const isMet =
      !needs || said.get(needs.product_option_id)?.some((one) => needs.product_option_value_ids.includes(Number(one)));
    const value = checked.get(id) ?? (type === 'radio' ? '' : preset);
    if (isMet && value !== '') said.set(id, type === 'checkbox' ? value.split(',') : [value]);
  }
  return [...said]
    .flatMap(([id, values]) => values.map((value) => `option[${id}]=${encodeURIComponent(value)}`))
    .join('&');
}
