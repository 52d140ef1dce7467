import { randomUUID } from 'node:crypto';
import { at } from '#tests/support/buyer/rest.ts';
import type { Caller } from './caller.ts';
import { SEARCHES, type Template } from './fill.ts';
import type { Work } from './measure.ts';

const PAGE = 24;

/** Makes one worker's operation. */
export type Operation = { name: string; make(caller: Caller): Promise<Work> };

/** What the benchmark measures, each on products drawn from all `size` of them. */
export function operations({ categoryId }: Template, size: number): Operation[] {
  const anySlug = () => `bench-${1 + Math.floor(Math.random() * size)}`;
  const anySearch = () => SEARCHES[Math.floor(Math.random() * SEARCHES.length)] ?? '';
  const page = (query: string) => `/products/category/${categoryId}?limit=${PAGE}${query}`;
  const read = (name: string, path: () => string): Operation => ({
    name,
    make: async (caller) => () => caller('GET', path()),
  });
  return [
    read('category page', () => page('')),
    read('category page by price', () => page('&sort=price&order=desc')),
    read('category page within a price', () => page('&price_from=100&price_to=200')),
    read('filters of a category with their counts', () => `/categories/${categoryId}/filters?price_from=100`),
    read('40th category page by name', () => page('&sort=name&page=40')),
    read('product by slug', () => `/products/slug/${anySlug()}`),
    read('search', () => `/products/search/${encodeURIComponent(anySearch())}?limit=${PAGE}`),
    {
      name: 'quote',
      make: async (caller) => {
        const goods = await Promise.all(Array.from({ length: 50 }, () => choose(caller, anySlug())));
        const query = ({ id, option }: Goods) =>
          `/liveprice/${id}/2?${new URLSearchParams(asQuery(option)).toString()}`;
        return () => caller('GET', query(goods[Math.floor(Math.random() * goods.length)] as Goods));
      },
    },
    {
      name: 'add to cart',
      make: async (caller) => {
        const { id, option } = await choose(caller, anySlug());
        return () => caller('POST', '/cart', { product_id: id, option });
      },
    },
    {
      name: 'place order (add, order, confirm)',
      make: (caller) => purchaseOf(caller, anySlug()),
    },
  ];
}

/** Adds the product, orders and confirms. */
export async function purchaseOf(caller: Caller, slug: string): Promise<Work> {
  const { id, option } = await choose(caller, slug);
  const order = { ...(await guest(caller, id, option)), payment_method: 'bank_transfer', agree: 1 };
  return async () => {
    await caller('POST', '/cart', { product_id: id, option });
    await caller('POST', '/combined', { ...order, comment: randomUUID() });
    await caller('PUT', '/confirm', {});
  };
}

type Answers = Record<string, string>;
type Goods = { id: number; option: Answers };

/** The product with an answer to each option that needs one. */
async function choose(caller: Caller, slug: string): Promise<Goods> {
  const product = await caller('GET', `/products/slug/${slug}`);
  const options = (product['options'] ?? []).filter((option) => Number(option['required']) === 1);
  const answers = options.map((option): [string, string] => {
    const value = at(option, 'option_value.0.product_option_value_id');
    return [
      String(option['product_option_id']),
      value === undefined ? textFor(String(option['format'])) : String(value),
    ];
  });
  return { id: Number(product['product_id']), option: Object.fromEntries(answers) };
}

async function guest(caller: Caller, id: number, option: Answers): Promise<object> {
  await caller('POST', '/cart', { product_id: id, option });
  const fields = (await caller('GET', '/guest'))['custom_fields'] ?? [];
  const account = fields.map((field): [string, string] => {
    const choice = at(field, 'values.0.key');
    return [String(field['custom_field_id']), choice === undefined ? textFor(String(field['format'])) : String(choice)];
  });
  return { email: 'bench@example.com', custom_field: { account: Object.fromEntries(account) } };
}

function textFor(format: string): string {
  return { battletag: 'Rowan#2134', email: 'bench@example.com' }[format] ?? 'Rowan';
}

function asQuery(option: Answers): Answers {
  return Object.fromEntries(Object.entries(option).map(([id, value]) => [`option[${id}]`, value]));
}
