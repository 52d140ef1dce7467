import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, request } from '#tests/support/buyer/rest.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy } from '#tests/support/buyer/work.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const HOUR_MS = 60 * 60 * 1000;
const KEY = 'a-key-of-16-or-more';

describe.each(ENGINES)('the team inbox on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let now = new Date();
  let written = 0;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
    order = await buy(shop, rest);
  });
  afterAll(() => shop.close());

  const wait = (ms: number) => void (now = new Date(now.getTime() + ms));
  const desk = () => deskOf(shop);
  const post = (path: string, body: unknown, key?: string) =>
    desk().ask('POST', path, JSON.stringify(body), key === undefined ? {} : { 'Idempotency-Key': key });
  const inbox = async (query = '') => (await desk().ask('GET', `/inbox?limit=100&${query}`)).data;
  const threadOf = async (name: string, query = '') =>
    (await inbox(query)).find(({ thread }) => String(thread) === name);
  const numberOf = (one: Loose) => String(one['order_number']);
  const say = (text: string) => act(rest, order, 'message', { text });

  /** A message from the contact form; its reference. */
  async function write(text: string, email = `writer-${(written += 1)}@example.com`): Promise<string> {
    const sent = { kind: 'contact', name: 'Ann', email, topic: 'service', text };
    return String(at((await request(shop, 'POST', '/api/public/inquiry', { body: sent })).data, 'reference'));
  }

  testOnce('lists orders and forms together, longest waiting first, each with its due time', async () => {
    await say('Can we start\nearlier?');
    const asked = now;
    wait(HOUR_MS);
    await say('Anybody?');
    const reference = await write('Do you play on Kazzak?');
    expect(await threadOf(numberOf(order))).toMatchObject({
      kind: 'order',
      excerpt: 'Anybody?',
      since: asked.toISOString(),
      due_at: new Date(asked.getTime() + 24 * HOUR_MS).toISOString(),
      is_late: false,
    });
    const threads = (await inbox()).map(({ thread }) => String(thread));
    expect(threads.indexOf(numberOf(order))).toBeLessThan(threads.indexOf(reference));
    expect(threads.indexOf(reference)).toBeGreaterThan(-1);
    wait(23 * HOUR_MS);
    expect(await threadOf(numberOf(order), 'late=1')).toMatchObject({ is_late: true });
    expect(await threadOf(reference, 'late=1')).toBeUndefined();
  });

  testOnce('drops an order when it is answered or settled, and lists it again on the next message', async () => {
    await say('Hello');
    await desk().act(order, 'message', { text: 'Hello to you' });
    expect(await threadOf(numberOf(order))).toBeUndefined();
    wait(1_000);
    await say('Thanks!');
    expect((await post(`/inbox/${numberOf(order)}/settle`, {})).data).toEqual({ thread: numberOf(order) });
    expect(await threadOf(numberOf(order))).toBeUndefined();
    wait(1_000);
    await say('One more thing');
    expect(await threadOf(numberOf(order))).toMatchObject({ excerpt: 'One more thing', since: now.toISOString() });
  });

  test('a form message is answered by one mail, however often the answer is submitted', async () => {
    const reference = await write('Do you play on Kazzak?', 'kazzak@example.com');
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(`/inquiries/${reference}/answer`, { text: 'We do.\n\nTonight too.' }, KEY)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await desk().ask('GET', `/inquiries/${reference}`)).data).toMatchObject({
      reference,
      text: 'Do you play on Kazzak?',
      settled_at: now.toISOString(),
      answers: [{ desk: 'Ada', text: 'We do.\n\nTonight too.' }],
    });
    expect(await threadOf(reference)).toBeUndefined();
    await shop.deliverMail();
    const mails = mailsOf(shop).filter(({ to, subject }) => to === 'kazzak@example.com' && subject.includes('answer'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Tonight too.');
    expect(await post(`/inquiries/${reference}/answer`, { text: 'Another' }, KEY)).toMatchObject({ status: 422 });
  });

  testOnce('saved answers are sent by name, alone or before a text, in orders and to forms', async () => {
    await post('/saved-answers', { name: 'refund-window', text: 'Full refund until we start.' });
    await post('/saved-answers', { name: 'refund-window', text: 'Money back until we start.' });
    expect((await desk().ask('GET', '/saved-answers')).data).toEqual([
      { name: 'refund-window', text: 'Money back until we start.' },
    ]);
    await say('Refund?');
    const { data } = await desk().act(order, 'message', { saved: 'refund-window', text: 'Shall we cancel?' });
    expect(data['messages']?.at(-1)).toMatchObject({
      text: 'Money back until we start.\n\nShall we cancel?',
    });
    const reference = await write('Refund?');
    const answered = await post(`/inquiries/${reference}/answer`, { saved: 'refund-window' });
    expect(answered.data['answers']).toMatchObject([{ text: 'Money back until we start.' }]);
    expect((await post('/saved-answers/refund-window/remove', {})).status).toBe(200);
    expect((await post('/saved-answers/refund-window/remove', {})).status).toBe(404);
  });

  testOnce('invalid input is rejected, and no answer is sent', async () => {
    const reference = await write('Hello');
    const path = `/inquiries/${reference}/answer`;
    for (const body of [{}, { text: '' }, { text: 'x'.repeat(2_001) }, { saved: 'Not A Name' }, { saved: 'unknown' }])
      expect((await post(path, body)).status).toBe(400);
    expect((await desk().act(order, 'message', {})).status).toBe(400);
    for (const name of ['', 'A', '-a', 'a'.repeat(41), '__proto__'])
      expect((await post('/saved-answers', { name, text: 'x' })).status).toBe(400);
    for (const unknown of ['/inquiries/Q-1', '/inquiries/x', '/inquiries/Q-99999999999'])
      expect((await desk().ask('GET', unknown)).status).toBe(404);
    for (const unknown of ['Q-1', 'WS-1', 'x']) expect((await post(`/inbox/${unknown}/settle`, {})).status).toBe(404);
    expect((await deskOf(shop, 'Ada', 'wrong').ask('GET', '/inbox')).status).toBe(401);
    expect((await desk().ask('GET', `/inquiries/${reference}`)).data).toMatchObject({ answers: [], settled_at: null });
  });
});
