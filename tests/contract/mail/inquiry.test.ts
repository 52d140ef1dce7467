import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INQUIRY = '/api/public/inquiry';

describe.each(ENGINES)('an inquiry on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let now = new Date('2026-05-01T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now, config: { supportAnswerHours: 6 } });
  });
  afterAll(() => shop.close());

  const message = (email: string, more: object = {}) => {
    const body = { kind: 'contact', name: 'Ada', email, topic: 'order', order: 'ws-10012', text: 'Where is it?' };
    return { ...body, ...more };
  };

  const send = (body: object) => request(shop, 'POST', INQUIRY, { body });

  const kept = (email: string) => shop.db.selectFrom('inquiry').where('email', '=', email).selectAll().execute();
  const lettersTo = (address: string) => mailsOf(shop).filter(({ to }) => to === address);

  testOnce('is stored, mailed to the team, and confirmed to its sender with the same number', async () => {
    const { status, data } = await send(message('Ada@Example.com'));
    const [row] = await kept('ada@example.com');
    expect([status, data]).toEqual([200, { reference: `Q-${row?.id}` }]);
    expect(row).toMatchObject({ kind: 'contact', text: 'Where is it?' });
    await shop.deliverMail();
    const [forTeam] = lettersTo('support@test.example');
    expect(forTeam?.subject).toContain(`Q-${row?.id}`);
    expect(forTeam?.replyTo).toBe('ada@example.com');
    for (const told of ['ada@example.com', 'Where is it?', 'An order', 'WS-10012']) {
      expect(forTeam?.text).toContain(told);
    }
    const [received] = lettersTo('ada@example.com');
    expect(received?.subject).toContain(`Q-${row?.id}`);
    expect(received?.text).toContain('reply to this address within 6 hours.');
  });

  testOnce('for a build stores its game, budget and deadline for the team', async () => {
    const wish = { game: 'wow-carry', budget: '100 to 150', currency: 'GBP', deadline: '2026-06-01', discord: 'ada' };
    await send({ kind: 'build', email: 'build@example.com', text: 'Ten evenings', ...wish });
    const [row] = await kept('build@example.com');
    expect(row?.facts.map(({ value }) => value)).toEqual(['World of Warcraft', '100 to 150 GBP', '2026-06-01', 'ada']);
  });

  test('sent repeatedly or concurrently is stored once with one number', async () => {
    const twice = message('twice@example.com');
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(twice)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await shop.deliverMail();
    expect([await kept('twice@example.com'), lettersTo('twice@example.com')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    await send({ ...twice, text: 'And now?' });
    now = new Date(now.getTime() + DAY_MS);
    await send(twice);
    expect(await kept('twice@example.com')).toHaveLength(3);
  });

  testOnce('sent five times gets at most three confirmations, and the team receives all five', async () => {
    for (let time = 1; time <= 5; time += 1) await send(message('flooded@example.com', { text: `No ${time}` }));
    await shop.deliverMail();
    expect(lettersTo('flooded@example.com')).toHaveLength(3);
    expect(mailsOf(shop).filter(({ to, text }) => to === 'support@test.example' && /No \d/.test(text))).toHaveLength(5);
  });

  testOnce('with errors is rejected with all of them and is not stored', async () => {
    const { status, details } = await send({ kind: 'contact', email: 'faulty@', topic: 'order', text: '' });
    expect([status, details.map(({ field }) => field)]).toEqual([400, ['name', 'email', 'text']]);
    expect(await kept('faulty@')).toEqual([]);
  });
});
