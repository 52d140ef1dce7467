import { randomUUID } from 'node:crypto';
import { changeOrder, type Change } from '#shop/order/change.ts';
import { advance, assign } from '#shop/fulfilment/team-acts.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { decide } from '#shop/payment/sandbox/store.ts';
import { optionsOf, productId } from '#tests/support/catalog/goods.ts';
import { paymentOf, referenceOf, sweepIn } from '#tests/support/provider/payment.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder, visit } from './purchase.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, type ShopperAnswer, shopperOf } from './shopper.ts';

/** What is asked about the account of arena-league: nothing. */
export const NO_ACCOUNT = { custom_field: { account: {} } };

/** Ranks from bronze to platinum: 60.50 USD, three steps of 10.00, 15.50 and 30.00, at most 10 hours. */
export async function addRanks(rest: Shopper, ranks = 'bronze-platinum'): Promise<void> {
  const { rank } = await optionsOf(rest, 'rank-boost');
  await rest.post('/cart', { product_id: await productId(rest, 'rank-boost'), option: { [String(rank?.id)]: ranks } });
}

/** Orders what is in the cart and pays it; resolves with the order as its holder sees it. */
export async function buy(shop: TestShop, rest: Shopper, given: Record<string, unknown> = NO_ACCOUNT): Promise<Loose> {
  const { data } = await placeOrder(rest, orderBody({ ...given, payment_method: 'sandbox_card' }));
  await visit(shop, `${String(data['payment_action']?.['url'])}/approve`, 'POST');
  return (await rest.get(`/order/${String(data['order_token'])}`)).data;
}

/** A paid order of ranks alone: 60.50 USD. */
export async function buyRanks(shop: TestShop, rest: Shopper): Promise<Loose> {
  await addRanks(rest);
  return buy(shop, rest);
}

/** A paid order of ranks and an hour of coaching: 85.50 USD. */
export async function buyRanksAndLesson(shop: TestShop, rest: Shopper): Promise<Loose> {
  await addRanks(rest);
  await fillCart(rest);
  return buy(shop, rest, orderBody());
}

/** The mails that name an order in their subject, delivered by now. */
export async function mailsAbout(shop: TestShop, order: Loose) {
  await shop.deliverMail();
  return mailsOf(shop).filter(({ subject }) => subject.includes(String(order['order_number'])));
}

/** A paid order of one seat of the next run of the European raid that is more than a day away. */
export async function buyRun(shop: TestShop): Promise<Loose> {
  const rest = await shopperOf(shop);
  await addRun(shop, rest);
  return buy(shop, rest, { custom_field: { account: { battletag: 'Rowan#2134' } } });
}

/** The same, paid after it has expired: its buyer is to choose what becomes of it. */
export async function buyRunLate(shop: TestShop): Promise<Loose> {
  const rest = await shopperOf(shop);
  await addRun(shop, rest);
  const account = { custom_field: { account: { battletag: 'Rowan#2134' } } };
  const { data: order } = await placeOrder(rest, orderBody({ ...account, payment_method: 'sandbox_card' }));
  const payment = await paymentOf(shop, referenceOf(order));
  await inTransaction(shop.db, (tx) => decide(tx, payment, 'captured'));
  const minutes = 40;
  await expireOrders(shop.db, new Date(Date.now() + minutes * 60_000));
  await sweepIn(minutes, shop);
  return see(rest, order);
}

async function addRun(shop: TestShop, rest: Shopper): Promise<void> {
  const { id } = await shop.db
    .selectFrom('event')
    .where('run_key', '=', 'raid-eu')
    .where('canceled', '=', false)
    .where('starts_at', '>', new Date(Date.now() + 24 * 60 * 60 * 1000))
    .orderBy('starts_at')
    .select('id')
    .executeTakeFirstOrThrow();
  await rest.post('/cart', { product_id: await productId(rest, 'normal-raid'), event_id: id, quantity: 1 });
}

export const see = async (rest: Shopper, order: Loose): Promise<Loose> =>
  (await rest.get(`/order/${String(order['order_token'])}`)).data;

/** An act of the holder, under a key of its own unless one is given. */
export function act(
  rest: Shopper,
  order: Loose,
  name: string,
  body: Record<string, unknown> = {},
  key: string = randomUUID(),
): Promise<ShopperAnswer> {
  const headers = { 'Idempotency-Key': key };
  return rest.post(`/order/${String(order['order_token'])}/${name}`, body, { headers });
}

/** The team at work in the shop itself. */
export function teamOf(shop: TestShop, now: () => Date) {
  const change = (order: Loose, work: (change: Change) => Promise<void>) =>
    changeOrder({ db: shop.db, now }, Number(order['order_id']), async (one) => {
      await work(one);
      return false;
    });
  return {
    change,
    assign: (order: Loose) => change(order, (one) => assign(one, 'Halden')),
    /** Counts so many units of a line as done, the first line by default; begins it in any case. */
    do: (order: Loose, to: number, line = 0) =>
      change(order, (one) => advance(one, { line: String(order['products']?.[line]?.['key']), to })),
  };
}
