import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine } from '#tests/support/database/database.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from './shopper.ts';

const START = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** The token of the link to an alert in the text of a mail; empty when there is none. */
export const alertTokenIn = (text = ''): string => /\/alert\/([\w-]{43})/.exec(text)?.[1] ?? '';

/**
 * A shop for the tests of a suite, in which one visitor asks for alerts: each test begins at the same moment, without
 * alerts or seats taken, and with a session and an address of its own.
 */
export function alertSuite(engine: Engine) {
  let shop: TestShop;
  let rest: Shopper;
  let now = START;
  let count = 0;
  let email = '';

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = START;
    email = `ada${(count += 1)}@example.com`;
    await shop.db.deleteFrom('event_seat').execute();
    await shop.db.deleteFrom('alert').execute();
    await shop.db.updateTable('event').set({ canceled: false }).execute();
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const ask = (body: object) => rest.post('/alert', { email, ...body });
  const act = (path: string, token: string) => rest.post(`/alert/${path}`, { token });

  /** The mails to an address, delivered by now. */
  async function letters(to = email) {
    await shop.deliverMail();
    return mailsOf(shop).filter((mail) => mail.to === to);
  }
  /** The same, after the shop has looked for what there is to tell. */
  async function tell() {
    await shop.tellAlerts();
    return letters();
  }
  const token = async (to = email) => alertTokenIn((await letters(to))[0]?.text);

  /** Asks for an alert and confirms it; resolves with the token of its link. */
  async function confirmed(body: { email?: string; [field: string]: unknown }): Promise<string> {
    expect((await ask(body)).status).toBe(200);
    const link = await token(body.email);
    expect((await act('confirm', link)).data).toMatchObject({ is_confirmed: true });
    return link;
  }

  return {
    get shop() {
      return shop;
    },
    get rest() {
      return rest;
    },
    get email() {
      return email;
    },
    now: () => now,
    pass: (days: number) => void (now = new Date(now.getTime() + days * DAY_MS)),
    rows: () => shop.db.selectFrom('alert').selectAll().execute(),
    ask,
    act,
    letters,
    tell,
    token,
    confirmed,
  };
}
