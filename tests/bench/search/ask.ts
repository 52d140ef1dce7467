import { at, eachOf, type Rest } from '#tests/support/buyer/rest.ts';

const HITS = 10;

/** What the shop answers to one query, as the search page asks for it. */
export type Answered = {
  products: string[];
  categories: string[];
  total: number;
  /** Whether the shop says that what it shows is only the nearest. */
  isNearest: boolean;
  /** What it understood and filled in. */
  filled: { name: string; value: string; key: string }[];
};

export async function askShop(rest: Rest, text: string): Promise<Answered> {
  const path = encodeURIComponent(text);
  const products = await rest.get(`/products/search/${path}?limit=${HITS}&simple=1`);
  const categories = await rest.get(`/categories/search/${path}`);
  const summary = await rest.get(`/products/search/${path}/summary`);
  const meant = await rest.get(`/products/search/${path}/interpret`);
  return {
    products: eachOf(products.data, 'seo_url').map(String),
    categories: eachOf(categories.data, 'seo_url').slice(0, HITS).map(String),
    total: products.total ?? 0,
    isNearest: Boolean(at(summary.data, 'instead')),
    filled: filledOf(meant.data),
  };
}

const TARGETS = new Set(['target', 'goal', 'to']);

/** Chips, and what is chosen by its key; what names a target is where somebody wants to be. */
export function filledOf(data: unknown): Answered['filled'] {
  const lines = at(data, 'lines');
  const chips = listOf(lines).flatMap((line) =>
    listOf(at(line, 'chips')).map((chip) => ({
      name: String(at(chip, 'name')),
      key: String(at(chip, 'key')),
      value: String(at(chip, 'value')),
    })),
  );
  const targets = chips.filter(({ key }) => TARGETS.has(key)).map((chip) => ({ ...chip, key: 'to' }));
  const chosen = listOf(lines).flatMap((line) =>
    listOf(at(line, 'address')).map((one) => ({ name: '', key: 'option', value: String(at(one, 'value')) })),
  );
  const [below, currency, day] = ['price.below', 'price.currency', 'day.day'].map((path) => at(data, path));
  const conditions = [
    { key: 'maxprice', value: below },
    { key: 'currency', value: currency },
    { key: 'when', value: day },
  ].flatMap(({ key, value }) => (value == null ? [] : [{ name: '', key, value: String(value) }]));
  return [...chips, ...targets, ...chosen, ...conditions];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
