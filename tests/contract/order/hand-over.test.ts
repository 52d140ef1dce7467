import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerLookups } from '#shop/fulfilment/lookup-store.ts';
import { addDevice } from '#shop/push/device-store.ts';
import { erasePerson } from '#shop/privacy/erase.ts';
import { exportPerson } from '#shop/privacy/export.ts';
import { listObstacles } from '#shop/privacy/obstacles.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, NO_ACCOUNT, see, teamOf } from '#tests/support/buyer/work.ts';

const BUYER = 'rowan@example.com';

describe.each(ENGINES)('handing an order over on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let friend: Shopper;
  let order: Loose;
  let placed: Loose;
  let email: string;
  let placeKey: string;

  beforeAll(async () => void (shop = await createTestShop({ engine })));
  beforeEach(async () => {
    [rest, friend] = await Promise.all([shopperOf(shop), shopperOf(shop)]);
    email = `${randomUUID()}@example.com`;
    placeKey = randomUUID();
    await addRanks(rest);
    ({ data: placed } = await placeOrder(rest, body(), placeKey));
    await visit(shop, `${page()}/approve`, 'POST');
    order = await see(rest, placed);
  });
  afterAll(async () => {
    expect(await brokenRules(shop.db)).toEqual({});
    await shop.close();
  });

  const body = () => orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card', email: BUYER });
  const page = () => String(placed['payment_action']?.['url']);
  const giveBy = (token: string, to: unknown = email, key: string = randomUUID()) =>
    rest.post(`/order/${token}/hand-over`, { email: to }, { headers: { 'Idempotency-Key': key } });
  const give = (to?: unknown, key?: string) => giveBy(String(order['order_token']), to, key);
  const mailsTo = async (address: string) => {
    await shop.deliverMail();
    return mailsOf(shop).filter(({ to, subject }) => to === address && subject.includes(String(order['order_number'])));
  };
  const tokenOf = async () =>
    (
      await shop.db
        .selectFrom('placed_order')
        .where('id', '=', Number(order['order_id']))
        .select('token')
        .executeTakeFirstOrThrow()
    ).token;
  const seenNow = async () => (await friend.get(`/order/${await tokenOf()}`)).data;

  testOnce('invalidates the old link, mails the new one to the recipient only, and notifies the buyer', async () => {
    expect(await give()).toMatchObject({ status: 200, data: { status: 'handed_over' } });
    expect((await rest.get(`/order/${String(order['order_token'])}`)).status).toBe(404);
    const token = await tokenOf();
    const seen = await seenNow();
    expect(seen).toMatchObject({ email, stage: 'paid', payment_method: order['payment_method'] });
    const [gift, ...others] = await mailsTo(email);
    expect([gift?.text.includes(`/order/${token}`), others]).toEqual([true, []]);
    const toBuyer = await mailsTo(BUYER);
    expect(toBuyer.map(({ subject }) => subject)).toContain(`You have handed over ${String(order['order_number'])}`);
    for (const { text } of toBuyer) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(email);
    }
  });

  testOnce('is recorded in the history without an address, and later mails go to the recipient', async () => {
    await give();
    const seen = await seenNow();
    expect(seen['handed_over']).toEqual([expect.stringMatching(/^\d{4}-.*Z$/)]);
    expect(JSON.stringify(seen)).not.toContain(BUYER);
    const rows = await shop.db.selectFrom('order_handover').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('@');
    await friend.post(`/order/${await tokenOf()}/withdraw`);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(' back for '));
    // Who paid hears of the money alone.
    const backToBuyer = (await mailsTo(BUYER)).filter(({ subject }) => subject.includes(' back for '));
    expect(backToBuyer.map(({ subject }) => subject)).toEqual([expect.stringMatching(/, which you handed over$/)]);
  });

  test('happens once per idempotency key, even when replayed through the invalidated link', async () => {
    const key = randomUUID();
    const both = await Promise.all([give(email, key), give(email, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await give(email, key);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect((await give('other@example.com', key)).status).toBe(422);
    expect((await give(email, randomUUID())).status).toBe(404);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('to two people concurrently succeeds for one of them', async () => {
    const answers = await Promise.all([give(), give('other@example.com')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await seenNow())['handed_over']).toHaveLength(1);
  });

  testOnce.each([null, '', 5, {}, 'nobody', 'a@b', 'a@example.com\r\nBcc: x@y.zz', `${'a'.repeat(255)}@b.com`])(
    'is rejected for the invalid address %j, naming the field',
    async (wrong) => {
      const { status, details } = await give(wrong);
      expect([status, details?.[0]?.['field']]).toEqual([400, 'email']);
    },
  );

  testOnce.each([[{}], [undefined]])('is rejected without an address, %j, naming the field', async (given) => {
    const { status, details } = await rest.post(`/order/${String(order['order_token'])}/hand-over`, given);
    expect([status, details[0]?.['field']]).toEqual([400, 'email']);
  });

  testOnce('is rejected when the recipient already holds the order, whatever the spelling', async () => {
    expect((await give('Rowan@Example.com')).status).toBe(400);
    expect(await tokenOf()).toBe(order['order_token']);
  });

  testOnce('is rejected for an unpaid order and for an unknown token', async () => {
    const stranger = await shopperOf(shop);
    await addRanks(stranger);
    const { data: others } = await placeOrder(stranger, body());
    const unpaid = await act(stranger, others, 'hand-over', { email });
    expect(unpaid.status).toBe(409);
    expect((await giveBy('x'.repeat(43))).status).toBe(404);
    expect(await tokenOf()).toBe(order['order_token']);
    expect(await mailsTo(email)).toEqual([]);
  });

  testOnce('is rejected once the work is done', async () => {
    const team = teamOf(shop, () => new Date());
    await team.assign(order);
    expect((await see(rest, order))['can']).toMatchObject({ hand_over: true });
    await team.do(order, 3);
    expect((await see(rest, order))['can']).toMatchObject({ hand_over: false });
    expect((await give()).status).toBe(409);
  });

  testOnce('is allowed at most three times', async () => {
    for (const to of ['a', 'b', 'c'].map((name) => `${name}-${email}`)) {
      expect((await giveBy(await tokenOf(), to)).status).toBe(200);
    }
    expect((await seenNow())['can']).toMatchObject({ hand_over: false });
    const { status } = await giveBy(await tokenOf());
    expect(status).toBe(409);
  });

  testOnce('never reveals the new link to the buyer: not by payment page, key, session or order number', async () => {
    await give();
    const token = await tokenOf();
    const paid = await visit(shop, page());
    const back = await visit(shop, `${page()}/approve`, 'POST');
    const replayed = await placeOrder(rest, body(), placeKey);
    const confirmed = await rest.put('/confirm', {});
    await rest.post('/order/lookup', { number: String(order['order_number']), email: BUYER });
    await answerLookups(shop.db, new Date(), 90);
    const known = JSON.stringify([paid.text, back.location, replayed, confirmed, await mailsTo(BUYER)]);
    expect(known).not.toContain(token);
    expect([paid.status, replayed.status]).toEqual([200, 409]);
  });

  testOnce('removes the buyer’s browsers from push notifications', async () => {
    const keys = { endpoint: 'https://push.example/rowan', p256dh: 'p', auth: 'a' };
    await inTransaction(shop.db, (tx) => addDevice(tx, Number(order['order_id']), keys, new Date()));
    await give();
    const left = shop.db.selectFrom('push_device').where('order_id', '=', Number(order['order_id']));
    expect(await left.select('id').execute()).toEqual([]);
  });

  testOnce('leaves the receipt with the buyer, whose link opens only the receipt', async () => {
    await give();
    const token = await tokenOf();
    const seen = await seenNow();
    expect(seen['receipt_url']).toBeNull();
    const receiptOf = (one: string) => fetch(`${shop.url}/api/public/order/${one}/receipt.pdf`);
    expect((await receiptOf(token)).status).toBe(404);
    const [told] = (await mailsTo(BUYER)).filter(({ subject }) => subject.startsWith('You have handed over'));
    const papers = /order\/([\w-]{43})\/receipt\.pdf/.exec(told?.text ?? '')?.[1] ?? '';
    const answer = await receiptOf(papers);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(BUYER);
    expect(text).not.toContain(email);
    expect((await rest.get(`/order/${papers}`)).status).toBe(404);
    await giveBy(token, `second-${email}`);
    expect((await receiptOf(papers)).status).toBe(200);
    expect((await mailsTo(email)).map(({ text: words }) => words).join()).not.toContain(papers);
  });

  testOnce('notifies the buyer of a later refund without revealing the new link', async () => {
    await give();
    await friend.post(`/order/${await tokenOf()}/withdraw`);
    const [refund, ...others] = (await mailsTo(BUYER)).filter(({ subject }) => subject.includes('$60.50'));
    expect([refund?.text.includes('back the way you paid'), others]).toEqual([true, []]);
    expect(refund?.text).not.toContain(await tokenOf());
    const toFriend = (await mailsTo(email)).find(({ subject }) => subject.includes('$60.50'));
    expect(toFriend?.text).toContain('goes back to the buyer');
  });

  testOnce('hides earlier messages from the recipient, and keeps all of them stored', async () => {
    await act(rest, order, 'message', { text: 'It is a surprise' });
    await give();
    const token = await tokenOf();
    await friend.post(`/order/${token}/message`, { text: 'Thank you' });
    expect((await seenNow())['messages']).toMatchObject([{ text: 'Thank you' }]);
    const all = shop.db.selectFrom('order_message').where('order_id', '=', Number(order['order_id']));
    expect(await all.select('text').orderBy('id').execute()).toHaveLength(2);
  });

  testOnce('exports what the buyer did to the buyer, and the rest to the recipient', async () => {
    const buyer = `buyer-${email}`;
    await shop.db
      .updateTable('placed_order')
      .set({ email: buyer, billing: JSON.stringify({ country: 'FI', business: { company: 'Oulu Oy' } }) })
      .where('id', '=', Number(order['order_id']))
      .execute();
    await act(rest, order, 'message', { text: 'It is a surprise' });
    await addProof();
    await give();
    await friend.post(`/order/${await tokenOf()}/message`, { text: 'Thank you' });
    const exported = async (address: string) =>
      inTransaction(shop.db, async (tx) =>
        JSON.stringify((await exportPerson(tx, await findPerson(tx, address), new Date())).data),
      );
    const told = [await exported(buyer), await exported(email)];
    const words = ['"order_buyer"', '"payment"', 'order_url', 'It is a surprise', 'Thank you', 'Oulu Oy'];
    expect(words.map((word) => told.map((text) => text.includes(word)))).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(told[1]).not.toContain(buyer);
    await inTransaction(shop.db, async (tx) =>
      erasePerson(tx, { dataDir: shop.dataDir }, await findPerson(tx, email), new Date()),
    );
    const left = shop.db.selectFrom('order_message').where('order_id', '=', Number(order['order_id']));
    expect(await left.select('text').execute()).toEqual([{ text: 'It is a surprise' }]);
  });

  /** A picture of the work, and the message that brings it. */
  async function addProof(): Promise<void> {
    const of = { order_id: Number(order['order_id']), at: new Date() };
    const proof = { ...of, id: randomUUID(), line_id: null, caption: 'Done', width: 8, height: 8 };
    await shop.db.insertInto('order_proof').values(proof).execute();
    await shop.db
      .insertInto('order_message')
      .values({ ...of, author: 'team', text: 'Done', proof_id: proof.id })
      .execute();
  }

  testOnce('keeps the buyer from being erased while the order is open, or a refund to them is owed', async () => {
    const obstacles = () => inTransaction(shop.db, async (tx) => listObstacles(tx, await findPerson(tx, BUYER)));
    await give();
    expect((await obstacles()).join()).toContain(`${String(order['order_number'])} is paid`);
    await friend.post(`/order/${await tokenOf()}/withdraw`);
    expect((await obstacles()).join()).toContain(`${String(order['order_number'])} has a refund that is not paid out`);
  });

  testOnce('keeps the buyer’s session out of the recipient’s erasure and export', async () => {
    await give();
    const found = await inTransaction(shop.db, (tx) => findPerson(tx, email));
    expect(found).toMatchObject({ orderIds: [Number(order['order_id'])], sessionIds: [] });
  });
});
