import type { Instead } from '#tests/support/process/counting-shop.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { openSite } from '#tests/ssr/open-site.ts';

/** Words that only a shop's faulty answers have. */
export const CANARY = 'words-of-the-shop';

/** Reads time out before 3 s, so a response after 3 s or 30 s counts as none. */
export const TIME_OUT = 'timeout, 3 s, 30 s';

/** The faults of one call: the columns of docs/resilience.md. */
export const FAULTS: [string, Instead][] = [
  ['500', { status: 500, body: CANARY }],
  [TIME_OUT, 'hang'],
  ['cut', { status: 200, body: `{"success":1,"data":{"a":"${CANARY}`, cut: true }],
  ['garbage', { status: 200, body: `<!doctype html><p>${CANARY}` }],
  ['empty', { status: 200 }],
  ['1 s', { slowMs: 1_000 }],
];

/** Pages of a shop, with the cookies of a visitor who has something in the cart and an order. */
export type Visit = { pages: Record<string, string>; cookie: string };

export async function visitOf(shop: TestShop): Promise<Visit> {
  const site = await openSite({}, { shop });
  const buyer = newBuyer(site.url);
  await buyer.add('coaching');
  const order = await buyer.order();
  await buyer.add('coaching');
  await site.close();
  const cookie = buyer
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const pages = {
    home: '/en-us',
    category: '/en-us/wow-carry/raids',
    product: '/en-us/product/normal-raid',
    search: '/en-us/search/raid',
    schedule: '/en-us/schedule',
    text: '/en-us/terms-conditions',
    cart: '/en-us/checkout/cart',
    checkout: '/en-us/checkout',
    order,
  };
  return { cookie, pages };
}

/** The path of a call without the parts that differ between shops, such as `products/slug/{}`. */
export function callOf(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replace(/^\/api\/public\//, '')
    .replace(
      /\b(slug|search|category|related|order|categories|information)\/(?!slug|search|filters|lookup)[^/]+/g,
      '$1/{}',
    );
}
