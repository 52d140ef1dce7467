import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalog } from '#catalog/read.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';

const catalog = readCatalog();
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await createTestShop({ catalog });
  token = (await shopperOf(shop)).token;
});
afterAll(() => shop.close());

test.each(catalog.games)(
  'the price every page of $slug begins with is the quote of what it preselects',
  async ({ products }) => {
    const wrong: string[] = [];
    for (const { slug } of products) {
      const product = await get(`products/slug/${slug}`);
      const preset = product['preset'] as Price | undefined;
      const query = queryOf((product['options'] ?? []) as Option[]);
      const path = `liveprice/${product['product_id']}/${product['minimum']}?partial=1&${query}`;
      const live = await get(path);
      if (preset?.total !== live['total'] || preset?.exact !== live['exact']) {
        wrong.push(`${slug}: ${preset?.total} on the page, ${live['total']} quoted`);
      }
      const from = Number(product['from_decimal']);
      if (Number(preset?.total) < from) wrong.push(`${slug}: ${preset?.total} is less than from ${from}`);
      const isOther = Number(preset?.total) !== from;
      const difference = (product['from_choices'] ?? []) as unknown[];
      if (isOther && difference.length === 0) wrong.push(`${slug}: says not what ${from} is for`);
    }
    expect(wrong).toEqual([]);
  },
);

test('several products at once tell the same of what they preselect as each of them alone', async () => {
  const slugs = ['manaforge-omega', 'wow-gold'];
  const alone = await Promise.all(slugs.map((slug) => get(`products/slug/${slug}`)));
  const together = await get(`products?ids=${alone.map((product) => String(product['product_id'])).join(',')}`);
  const told = ({ preset, from_choices }: Loose) => ({ preset, from_choices });
  expect(together.map(told)).toEqual(alone.map(told));
  expect(together.map(({ preset }) => preset)).not.toContain(undefined);
});

/** Without the judge of other tests, who takes longer over an answer than the shop. */
async function get(path: string): Promise<Loose> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Oc-Currency': 'USD' };
  const response = await fetch(`${shop.url}/api/rest/${path}`, { headers });
  return ((await response.json()) as Loose)['data'] ?? ({} as Loose);
}

type Price = { total: string; exact: boolean };
type Condition = { product_option_id: number; product_option_value_ids: number[] } | null;
type Option = { product_option_id: number; type: string; value: string; depends_on: Condition };

/** The preselection as a form sends it: without options that are not asked beside the others. */
function queryOf(options: Option[]): string {
  const said = new Map<number, string[]>();
  for (const { product_option_id: id, type, value, depends_on: needs } of options) {
    const isMet =
      !needs || said.get(needs.product_option_id)?.some((one) => needs.product_option_value_ids.includes(Number(one)));
    if (isMet && value !== '') said.set(id, type === 'checkbox' ? value.split(',') : [value]);
  }
  return [...said]
    .flatMap(([id, values]) => values.map((value) => `option[${id}]=${encodeURIComponent(value)}`))
    .join('&');
}
