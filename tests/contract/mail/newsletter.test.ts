import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { at, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(ENGINES)('the newsletter on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Rest;
  let now = new Date('2026-05-01T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  afterAll(() => shop.close());

  async function subscribe(email: string, body: object = {}) {
    rest = await restOf(shop);
    return rest.post('/subscribe', { email, ...body });
  }

  async function linkFor(email: string): Promise<string> {
    await shop.deliverMail();
    const mail = mailsOf(shop).findLast(({ to }) => to === email);
    return /\/api\/public\/subscribe\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  const follow = (link: string, accept: string, method = 'GET') =>
    fetch(shop.url + link, { method, headers: { Accept: accept }, redirect: 'manual' });

  testOnce('a new address is asked to confirm, and the link works once', async () => {
    const answer = await subscribe(' Ada@Example.COM ', { source: 'popup', agree: 1 });
    expect([answer.status, answer.data]).toEqual([200, { status: 'pending' }]);
    const link = await linkFor('ada@example.com');
    const first = await follow(link, 'application/json');
    expect([first.status, at(await first.json(), 'data.status')]).toEqual([200, 'confirmed']);
    const second = await follow(link, 'application/json');
    expect([second.status, at(await second.json(), 'error')]).toEqual([404, ['This link is not valid any more.']]);
  });

  testOnce('a browser is redirected to the storefront, whether the link is valid or not', async () => {
    await subscribe('browser@example.com');
    const link = await linkFor('browser@example.com');
    const page = 'http://localhost:3000/en-us/subscription-confirmed';
    for (const target of [`${page}?link=confirmed`, `${page}?link=invalid`]) {
      const answer = await follow(link, 'text/html,application/xhtml+xml');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  testOnce('a HEAD request does not use up the link', async () => {
    await subscribe('scanned@example.com');
    const link = await linkFor('scanned@example.com');
    expect((await follow(link, '*/*', 'HEAD')).status).toBe(200);
    expect((await follow(link, 'application/json')).status).toBe(200);
  });

  testOnce('a link expires after seven days', async () => {
    await subscribe('late@example.com');
    const link = await linkFor('late@example.com');
    now = new Date(now.getTime() + 7 * DAY_MS);
    expect((await follow(link, 'application/json')).status).toBe(404);
  });

  testOnce('an unknown link is rejected with 404', async () => {
    for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", 'é']) {
      expect((await follow(`/api/public/subscribe/${encodeURIComponent(token)}`, 'application/json')).status).toBe(404);
    }
  });

  testOnce('a confirmed address gets the same response as a new one, and no second mail', async () => {
    const fresh = await subscribe('known@example.com');
    await follow(await linkFor('known@example.com'), 'application/json');
    const again = await subscribe('known@example.com');
    expect([again.status, again.data]).toEqual([fresh.status, fresh.data]);
    await shop.deliverMail();
    expect(mailsOf(shop).filter(({ to }) => to === 'known@example.com')).toHaveLength(1);
  });

  test('concurrent subscriptions of one address send one mail, and another is possible ten minutes later', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe('flooded@example.com')));
    await shop.deliverMail();
    const letters = () => mailsOf(shop).filter(({ to }) => to === 'flooded@example.com').length;
    expect(letters()).toBe(1);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await subscribe('flooded@example.com');
    await shop.deliverMail();
    expect(letters()).toBe(2);
  });

  testOnce('only the hash of a link’s token is stored once it is sent', async () => {
    await subscribe('secret@example.com');
    const token = (await linkFor('secret@example.com')).split('/').at(-1) ?? '';
    const rows = [
      ...(await shop.db.selectFrom('subscription').selectAll().execute()),
      ...(await shop.db.selectFrom('mail_outbox').selectAll().execute()),
    ];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  testOnce.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(90)}@example.com`,
    7,
  ])('"%s" is rejected as an email address', async (email) => {
    const answer = await subscribe(email as string);
    expect([answer.status, answer.error]).toEqual([400, ['E-Mail address does not appear to be valid!']]);
    expect(at(answer.details, '0.field')).toBe('email');
  });

  testOnce('an unknown source is rejected', async () => {
    expect((await subscribe('ada@example.com', { source: 'banner' })).error).toEqual(['Invalid source']);
  });
});
