import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from '#tests/support/shop.ts';
import { deskOf } from '#tests/support/desk.ts';
import { answersOf, type Form, formOf, liveOf } from '#tests/support/catalog/form.ts';
import { shopperOf, type Loose, type Shopper } from './shopper.ts';
import type { Storefront } from '#tests/support/process/storefront.ts';

export type Price = { currency: string; decimal: string; formatted: string };

/** What the shop behind a storefront has recorded, read without its pages. */
export type Books = {
  /**
   * A configuration's price, with a coupon that of a cart with nothing else in it; answers by the
   * names of their options, values by theirs.
   */
  quote(slug: string, answers: Answers, given: Asked): Promise<Price>;
  /** Every order of an e-mail address, whatever became of it, the newest first, with its payments. */
  ordersOf(email: string): Promise<BookedOrder[]>;
};

type Asked = { quantity: number; currency: string; coupon?: string };

type Answers = Record<string, string | { from: string; to: string }>;

/** Amounts are decimals of the currency. */
type BookedOrder = {
  number: string;
  stage: string;
  currency: string;
  total: string;
  coupon: string;
  payments: { state: string; amount: string; captured: string }[];
};

export async function openBooks({ shopUrl, dataDir }: Pick<Storefront, 'shopUrl' | 'dataDir'>): Promise<Books> {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Pick<
    TestShop,
    'clientId' | 'clientSecret' | 'deskKey'
  >;
  const shop = { url: shopUrl, ...secrets };
  const rest = await shopperOf(shop);
  const desk = deskOf(shop);
  return {
    async quote(slug, answers, { quantity, currency, coupon }) {
      const form = await formOf(rest, slug);
      const entries = Object.entries(answers).map(([name, answer]) => [name, sentFor(form.option(name), answer)]);
      const sent = Object.fromEntries(entries) as Record<string, string>;
      if (coupon !== undefined) return totalWith(coupon, await shopperOf(shop), form, sent, { quantity, currency });
      const { data, error } = await liveOf(rest, form, sent, { quantity, currency });
      if (error.length > 0) throw new Error(`${slug} has no price: ${error.join(', ')}`);
      return { currency, decimal: String(data['total']), formatted: String(data['total_formated']) };
    },
    async ordersOf(email) {
      const { data } = await desk.list(new URLSearchParams({ q: email }).toString());
      return Promise.all(data.map(async (row) => bookedOrder((await desk.show(row)).data)));
    },
  };
}

async function totalWith(
  coupon: string,
  rest: Shopper,
  form: Form,
  sent: Record<string, string>,
  { quantity, currency }: Asked,
): Promise<Price> {
  await rest.post('/cart', { product_id: form.productId, quantity, option: answersOf(form, sent) });
  const { error } = await rest.post('/coupon', { coupon });
  if (error.length > 0) throw new Error(`${coupon} is refused: ${error.join(', ')}`);
  const { data } = await rest.get('/cart', { headers: { 'X-Oc-Currency': currency } });
  return { currency, decimal: String(data['total_decimal']), formatted: String(data['totals']?.at(-1)?.['text']) };
}

/** As the shop takes it: the id of a value, the keys of a range's ends, or what was typed. */
function sentFor(option: Loose, answer: Answers[string]): string {
  const among = (list: Loose | undefined, name: string) => list?.find((value) => String(value['name']) === name);
  if (typeof answer === 'string') {
    return String(among(option['option_value'], answer)?.['product_option_value_id'] ?? answer);
  }
  return [answer.from, answer.to].map((name) => String(among(option['steps'], name)?.['key'])).join('-');
}

function bookedOrder(order: Loose): BookedOrder {
  return {
    number: String(order['order_number']),
    stage: String(order['stage']),
    currency: String(order['currency_code']),
    total: String(order['total_decimal']),
    coupon: String(order['coupon']),
    payments: order['payments']!.map((payment) => ({
      state: String(payment['state']),
      amount: String(payment['amount_decimal']),
      captured: String(payment['captured_decimal']),
    })),
  };
}
