import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { columnsLeft, erasePerson } from '#shop/privacy/erase.ts';
import { exportPerson } from '#shop/privacy/export.ts';
import { payRefunds } from '#shop/refund/pay-out.ts';
import { heldTables, HOLDINGS } from '#shop/privacy/holdings.ts';
import type { Holding } from '#shop/privacy/holding/holding.ts';
import { listObstacles } from '#shop/privacy/obstacles.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { everyColumn, placesOf } from '#tests/support/hostile/every-text.ts';
import { optionsOf, productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentDepsOf, sweepIn } from '#tests/support/provider/payment.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT } from '#tests/support/buyer/work.ts';

const EMAIL = 'Canary.Rowan@example.com';
const BATTLETAG = 'Canary#2134';
const REALM = 'Canary Realm';
/** Every trace of the person: address, names, texts. */
const MARKS = ['canary.rowan@example.com', 'canary'];

describe.each(ANY_ENGINE)('personal data on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;

  beforeEach(async () => {
    shop = await createTestShop({ engine });
    rest = await shopperOf(shop);
    desk = deskOf(shop);
  });
  afterEach(() => shop.close());

  const person = { email: EMAIL, custom_field: { account: { battletag: BATTLETAG, realm: REALM } } };
  const inTx = <Result>(work: Parameters<ReturnType<TestShop['db']['transaction']>['execute']>[0]) =>
    shop.db.transaction().execute(work) as Promise<Result>;
  const erase = (email = EMAIL) =>
    inTx(async (tx) => erasePerson(tx, { dataDir: shop.dataDir }, await findPerson(tx, email), new Date()));
  const exported = async (email = EMAIL): Promise<string> =>
    JSON.stringify(await inTx(async (tx) => exportPerson(tx, await findPerson(tx, email), new Date())));
  const obstacles = () => inTx<string[]>(async (tx) => listObstacles(tx, await findPerson(tx, EMAIL)));

  /** A paid order with everything that an order can have, finished. */
  async function liveThrough(): Promise<Loose> {
    await rest.post('/cart', {
      product_id: await productId(rest, 'heroic-raid'),
      option: await raidChoice(rest, { battletag: BATTLETAG }),
    });
    const order = await buy(shop, rest, { ...person, comment: 'Canary comment' });
    const line = String(order['products']?.[0]?.['key']);
    await act(rest, order, 'message', { text: 'Canary asks' });
    await desk.act(order, 'assign', { team: 'Halden' });
    await desk.act(order, 'advance', { line, to: 0 });
    await desk.act(order, 'message', { text: `Hello Canary, we write to ${EMAIL}` });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await desk.proof(order, new Uint8Array(picture), { caption: 'Canary with the boss' })).status).toBe(200);
    await desk.act(order, 'advance', { line, by: 1 });
    const review = { stars: 4, text: 'Canary was well cared for', name: 'Canary R.' };
    expect((await act(rest, order, 'review', review)).status).toBe(200);
    const { version } = (await desk.show(order)).data;
    expect((await desk.act(order, 'refund', { version, amount: '1.00', reason: 'Canary was kind' })).status).toBe(200);
    await payRefunds(paymentDepsOf(shop));
    await shop.deliverMail();
    await sweepIn(5, shop);
    return order;
  }

  async function leaveTracks(order: Loose): Promise<void> {
    const visitor = await shopperOf(shop);
    await visitor.post('/cart', {
      product_id: await productId(visitor, 'heroic-raid'),
      option: await raidChoice(visitor, { battletag: BATTLETAG }),
    });
    expect((await visitor.post('/guest', person)).status).toBe(200);
    await visitor.post('/subscribe', { email: EMAIL });
    const inquiry = { kind: 'contact', name: 'Canary', email: EMAIL, topic: 'order', text: 'Canary writes' };
    expect((await request(shop, 'POST', '/api/public/inquiry', { body: inquiry })).status).toBe(200);
    const other = { ...inquiry, name: 'Friend', email: 'friend@example.com', text: `My friend is ${EMAIL}.` };
    expect((await request(shop, 'POST', '/api/public/inquiry', { body: other })).status).toBe(200);
    await desk.list(`q=${EMAIL}`);
    await desk.send('GET', `/orders/export?q=${EMAIL}`);
    await shop.db
      .insertInto('order_lookup')
      .values({ number: Number(order['order_id']), email: EMAIL.toLowerCase(), at: new Date() })
      .execute();
    await visitor.post('/order/list-link', { email: EMAIL });
  }

  test('every database column is declared, and no personal column survives an erasure', async () => {
    const declared = Object.entries(HOLDINGS).flatMap(([table, holding]: [string, Holding | 'goods']) =>
      holding === 'goods' ? [] : Object.keys(holding.columns).map((column) => `${table}.${column}`),
    );
    const goods = Object.entries(HOLDINGS).flatMap(([table, holding]) => (holding === 'goods' ? table : []));
    const real = (await everyColumn(shop.db))
      .filter(({ table }) => !goods.includes(table))
      .map(({ table, column }) => `${table}.${column}`);
    expect(declared.sort()).toEqual(real.sort());
    const left = Object.entries(HOLDINGS).flatMap(([table, holding]: [string, Holding | 'goods']) =>
      holding === 'goods' ? [] : columnsLeft(holding).map((column) => `${table}.${column}`),
    );
    expect(left).toEqual([]);
  });

  test('is exported in full, and only the sums remain after an erasure', async () => {
    const order = await liveThrough();
    await leaveTracks(order);
    await shop.deliverMail();
    await rest.post('/subscribe', { email: 'neighbour.canary@example.org' });
    const places = await placesOf(shop, MARKS);
    const told = await exported();
    for (const mark of [
      EMAIL.toLowerCase(),
      BATTLETAG,
      REALM,
      'Canary comment',
      'Canary asks',
      'Canary writes',
      'Hello Canary',
      'Canary with the boss',
      'Canary was kind',
      'My friend is',
    ]) {
      expect(told).toContain(mark);
    }
    // Every table in which the person stands is in the export, or one that names it there.
    expect(places.filter((place) => place.includes('.')).map((place) => place.split('.')[0])).toEqual(
      expect.arrayContaining([
        'placed_order',
        'order_message',
        'inquiry',
        'mail_outbox',
        'subscription',
        'cart',
        'desk_act',
      ]),
    );
    for (const place of places) if (!place.endsWith('.eml')) expect(told).toContain(`"${place.split('.')[0]}"`);
    expect(told).not.toContain(String(order['order_token']));
    expect(told).not.toContain('neighbour');
    expect(await obstacles()).toEqual([]);

    const before = await shop.db.selectFrom('placed_order').selectAll().executeTakeFirstOrThrow();
    await erase();
    const left = (await placesOf(shop, MARKS)).filter((place) => !place.endsWith('.eml'));
    // A friend's letter to us stays, without the address; the neighbour's longer address is another's.
    expect(left).toEqual(['mail_outbox.recipient', 'subscription.email']);
    expect(await placesOf(shop, [EMAIL, BATTLETAG, REALM, String(order['order_token'])])).toEqual([]);
    const after = await shop.db.selectFrom('placed_order').selectAll().executeTakeFirstOrThrow();
    expect(after).toMatchObject({ total_minor: before.total_minor, stage: 'completed', email: '', fields: [] });
    const { text } = await shop.db.selectFrom('inquiry').select('text').executeTakeFirstOrThrow();
    expect(text).toBe('My friend is (erased).');
    expect(await brokenRules(shop.db)).toEqual({});
    expect((await rest.get(`/order/${String(order['order_token'])}`)).status).not.toBe(200);
    expect(await shop.db.selectFrom('blob').select('key').execute()).toEqual([]);
    // A second time there is nothing left to do, and the neighbour with the longer address is still here.
    expect(await erase()).toEqual({});
    expect(await exported('neighbour.canary@example.org')).toContain('subscription');
  });

  test('an erased order keeps chosen options and loses typed texts', async () => {
    const { notes } = await optionsOf(rest, 'heroic-raid');
    const option = { ...(await raidChoice(rest, { battletag: BATTLETAG })), [String(notes?.id)]: 'Canary notes' };
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option });
    await placeOrder(rest, orderBody({ ...person }));
    await erase();
    const { options } = await shop.db.selectFrom('order_line').select('options').executeTakeFirstOrThrow();
    expect(options.map(({ name, value }) => [name, value])).toEqual([
      ['Who plays', 'Piloted'],
      ['Loot', 'Group loot'],
      ['BattleTag', ''],
      ['Notes', ''],
    ]);
  });

  test('a person cannot be erased while a mail to them is being sent', async () => {
    await addRanks(rest);
    await buy(shop, rest, { ...NO_ACCOUNT, email: EMAIL });
    await shop.deliverMail();
    await sql`update mail_outbox set sent_at = null, next_try_at = now() + interval '1 minute'`.execute(shop.db);
    expect(await obstacles()).toContain('A mail to the address is being sent: try again in two minutes');
  });

  test.each([
    ['unpaid', 'sandbox_card', 'is unpaid'],
    ['in progress', 'paid', 'is paid: finish or cancel it first'],
  ])('a person with an order %s cannot be erased', async (_, method, reason) => {
    await addRanks(rest);
    if (method === 'paid') await buy(shop, rest, { ...NO_ACCOUNT, email: EMAIL });
    else await placeOrder(rest, orderBody({ ...NO_ACCOUNT, email: EMAIL, payment_method: method }));
    expect((await obstacles()).join('\n')).toContain(reason);
  });

  test('a person with an unpaid refund cannot be erased', async () => {
    await addRanks(rest);
    const order = await buy(shop, rest, { ...NO_ACCOUNT, email: EMAIL });
    const { data } = await desk.show(order);
    expect((await desk.act(order, 'cancel', { version: data['version'], reason: 'x' })).status).toBe(200);
    await shop.db.updateTable('order_refund').set({ state: 'failed' }).execute();
    // The mail about it may be on its way, which is another obstacle.
    expect(await obstacles()).toContain(`WS-${String(order['order_id'])} has a refund that is not paid out`);
  });

  test('the payment events of a longer address are another’s', async () => {
    const event = { provider: 'stripe', event_id: 'evt_1', body: JSON.stringify({ email: `so.${EMAIL}` }) };
    await shop.db
      .insertInto('payment_event')
      .values({ ...event, received_at: new Date(), due_at: new Date() })
      .execute();
    expect(await exported()).not.toContain('evt_1');
    expect(await exported(`so.${EMAIL}`)).toContain('evt_1');
    expect(await erase()).toEqual({});
  });

  test('erasing one of two buyers leaves the other’s data intact', async () => {
    const other = await shopperOf(shop);
    await addRanks(other);
    await buy(shop, other, { ...NO_ACCOUNT, email: 'other@example.com' });
    await liveThrough();
    expect(await obstacles()).toEqual([]);
    await erase();
    const emails = await shop.db.selectFrom('placed_order').orderBy('id').select('email').execute();
    expect(emails.map(({ email }) => email)).toEqual(['other@example.com', '']);
    await shop.deliverMail();
    expect(new Set(mailsOf(shop).map(({ to }) => to))).toEqual(new Set(['other@example.com']));
  });
});

test('tables are erased in an order that foreign keys allow', () => {
  const order = heldTables().map(([table]) => table);
  expect(order.indexOf('order_message')).toBeLessThan(order.indexOf('order_proof'));
  expect(order.indexOf('cart_line')).toBeLessThan(order.indexOf('cart'));
  expect(order.indexOf('cart')).toBeLessThan(order.indexOf('session'));
});
