import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { askToken, at, type Rest, request, restOf, tokenOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MONTH_MS = 2_628_000_000;

describe.each(ENGINES)('the token endpoint on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let clock = Date.now();

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => new Date(clock) });
  });
  beforeEach(() => {
    clock = Date.now();
  });
  afterAll(() => shop.close());

  const sessionOf = async (token: string): Promise<unknown> => {
    const { hash } = await hashOf(token);
    const row = await shop.db
      .selectFrom('session_token')
      .where('hash', '=', hash)
      .select('session_id')
      .executeTakeFirst();
    return row?.session_id;
  };
  const works = async (token: string): Promise<boolean> => {
    const rest: Rest = await restOf(shop, token);
    return (await rest.get('/languages')).status === 200;
  };

  testOnce('a client gets an opaque token for a month, and only its hash is stored', async () => {
    const answer = await askToken(shop);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ expires_in: 2_628_000, token_type: 'Bearer' });
    expect(tokenOf(answer)).toMatch(/^[\w-]{43}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rows = await shop.db.selectFrom('session_token').select('hash').execute();
    expect(rows.map((row) => row.hash)).not.toContain(tokenOf(answer));
  });

  testOnce('credentials are also accepted in the body', async () => {
    const body = { client_id: shop.clientId, client_secret: shop.clientSecret, grant_type: 'client_credentials' };
    expect((await request(shop, 'POST', '/oauth2/token', { body })).status).toBe(200);
  });

  testOnce.each([
    ['/oauth2/token/client_credentials', {}, 'Client credentials were not found in the headers or body'],
    ['/oauth2/token/client_credentials', { Authorization: 'Basic eDp5' }, 'The client credentials are invalid'],
    ['/oauth2/token/password', {}, 'Grant type "password" not supported'],
    ['/oauth2/token', {}, 'The grant type was not specified in the request'],
  ])('POST %s with %j is rejected', async (path, headers, message) => {
    const answer = await request(shop, 'POST', path, { headers });
    expect([answer.status, answer.success, answer.error]).toEqual([400, 0, [message]]);
  });

  test('a renewal continues the session and invalidates the old token at once', async () => {
    const first = tokenOf(await askToken(shop));
    const session = await sessionOf(first);
    const second = tokenOf(await askToken(shop, { old_token: first }));
    expect(await sessionOf(second)).toBe(session);
    expect([await works(first), await works(second)]).toEqual([false, true]);
  });

  testOnce('a second renewal with the same old token continues the same session for 60 seconds', async () => {
    const first = tokenOf(await askToken(shop));
    const session = await sessionOf(first);
    const second = tokenOf(await askToken(shop, { old_token: first }));
    clock += 60_000;
    const third = tokenOf(await askToken(shop, { old_token: first }));
    expect(await sessionOf(third)).toBe(session);
    expect([await works(second), await works(third)]).toEqual([true, true]);
    clock += 1;
    expect(await sessionOf(tokenOf(await askToken(shop, { old_token: first })))).not.toBe(session);
  });

  test('concurrent and later renewals of one token return the same new token', async () => {
    const first = tokenOf(await askToken(shop));
    const session = await sessionOf(first);
    const renewed = await Promise.all(Array.from({ length: 20 }, () => askToken(shop, { old_token: first })));
    const sessions = await Promise.all(renewed.map((answer) => sessionOf(tokenOf(answer))));
    expect(new Set(sessions)).toEqual(new Set([session]));
    clock += 30_000;
    const late = await askToken(shop, { old_token: first });
    expect(new Set([...renewed, late].map(tokenOf)).size).toBe(1);
    expect(late.data).toMatchObject({ expires_in: 2_628_000 - 30 });
  });

  testOnce('renewing a token that has been renewed twice since returns the newest, valid one', async () => {
    const first = tokenOf(await askToken(shop));
    const second = tokenOf(await askToken(shop, { old_token: first }));
    const third = tokenOf(await askToken(shop, { old_token: second }));
    expect(tokenOf(await askToken(shop, { old_token: first }))).toBe(third);
    expect([await works(second), await works(third)]).toEqual([false, true]);
  });

  test('a renewed token cannot be derived from the old one without the client secret', async () => {
    const first = tokenOf(await askToken(shop));
    const other = await createTestShop({ now: () => new Date(clock) });
    const { session_id: session } = await shop.db
      .selectFrom('session_token')
      .where('hash', '=', (await hashOf(first)).hash)
      .selectAll()
      .executeTakeFirstOrThrow();
    await other.db
      .insertInto('session')
      .values({ id: session, created_at: new Date(clock) })
      .execute();
    await other.db
      .insertInto('session_token')
      .values({ ...(await hashOf(first)), session_id: session, expires_at: new Date(clock + 1_000), replaced_at: null })
      .execute();
    const [here, there] = await Promise.all([shop, other].map((one) => askToken(one, { old_token: first })));
    await other.close();
    expect(tokenOf(here!)).not.toBe(tokenOf(there!));
  });

  testOnce('an expired token is rejected but can still be renewed for its session', async () => {
    const first = tokenOf(await askToken(shop));
    const session = await sessionOf(first);
    clock += MONTH_MS;
    const refused = await request(shop, 'GET', '/languages', { headers: { Authorization: `Bearer ${first}` } });
    expect([refused.status, refused.error[0]]).toEqual([401, 'The access token provided has expired']);
    expect(await sessionOf(tokenOf(await askToken(shop, { old_token: first })))).toBe(session);
  });

  testOnce('an unknown old token is ignored and a new token is issued', async () => {
    const answer = await askToken(shop, { old_token: 'a'.repeat(43) });
    expect(answer.status).toBe(200);
    expect(await works(tokenOf(answer))).toBe(true);
  });

  testOnce('a wrong client secret with a valid old token leaves that session unchanged', async () => {
    const first = tokenOf(await askToken(shop));
    const answer = await askToken(shop, { old_token: first }, 'wrong');
    expect([answer.status, answer.error[0]]).toEqual([400, 'The client credentials are invalid']);
    expect(await works(first)).toBe(true);
  });

  testOnce.each([
    [undefined, 401, 'Unauthorized'],
    ['Basic dGVzdDp0ZXN0', 401, 'Unauthorized'],
    [`Bearer ${'a'.repeat(43)}`, 401, 'The access token provided is invalid'],
    ['Bearer not a token', 401, 'The access token provided is invalid'],
  ])('a request with Authorization %s is rejected with status %d', async (header, status, message) => {
    const answer = await request(shop, 'GET', '/languages', { headers: header ? { Authorization: header } : {} });
    expect([answer.status, answer.error, answer.data]).toEqual([status, [message], []]);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  });

  test('a token in both header and parameter is rejected', async () => {
    const rest = await restOf(shop);
    const answer = await rest.get(`/languages?access_token=${rest.token}`);
    expect(answer.status).toBe(400);
    expect(answer.error[0]).toMatch(/^Only one method may be used/);
    expect(at(answer.details, '0.code')).toBe('invalid_request');
  });
});

async function hashOf(token: string): Promise<{ hash: string }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return { hash: Buffer.from(digest).toString('hex') };
}
