import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginRotation, endRotation } from '#shop/config/vault-keys.ts';
import { lockKeys } from '#shop/vault/store.ts';
import { rewrapAll } from '#shop/vault/vault.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { untilBlocked } from '#tests/support/database/blocked.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { placesOf } from '#tests/support/hostile/every-text.ts';
import { LOGIN, loginsOf, openLoginShop, VAULT } from '#tests/support/buyer/logins.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, see } from '#tests/support/buyer/work.ts';

const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ANY_ENGINE)('the secret of a sealed login on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  let keys: Record<'morrow' | 'kael', string>;

  beforeAll(async () => {
    ({ shop, keys } = await openLoginShop(engine, () => BEGIN));
    desk = deskOf(shop);
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const { order, keyOf, seal, assigned, open } = loginsOf(() => ({ shop, keys, rest }));

  test('cannot be opened after its sealed rows are swapped between two orders', async () => {
    const [bought, other] = [await assigned(), await assigned()];
    const rows = await shop.db
      .selectFrom('sealed_login')
      .where('line_id', 'in', [Number(keyOf(bought)), Number(keyOf(other))])
      .select(['line_id', 'wrapped_key', 'sealed'])
      .execute();
    for (const { line_id, ...envelope } of rows) {
      await shop.db.updateTable('sealed_login').set(envelope).where('line_id', '<>', line_id).execute();
    }
    const answers = [await open(bought), await open(other)];
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    // No key can be put around these any more.
    for (const one of [bought, other]) await act(rest, one, 'delete-login', { line: keyOf(one) });
  });

  test('must be one line of bounded length, and rejected input is not echoed', async () => {
    const bought = await order();
    const wrong = [
      { account: '' },
      { password: '  ' },
      { password: 'Canary'.repeat(34) },
      { account: 'Canary\nCanary' },
      { password: 'Canary\u0000' },
      { note: 'Canary '.repeat(50) },
      { password: ['Canary'] },
    ];
    for (const one of wrong) {
      const answer = await seal(bought, one);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer)).not.toMatch(/canary/i);
    }
    expect((await seal(bought, { password: '🔑'.repeat(200) })).status).toBe(200);
  });

  test('never appears in plain text in the database, mails, logs, lists or responses', async () => {
    const bought = await assigned();
    await act(rest, bought, 'login-code', { line: keyOf(bought), code: 'Canary 9' });
    await open(bought);
    await shop.deliverMail();
    const answers = [
      await see(rest, bought),
      (await desk.show(bought)).data,
      (await desk.list()).data,
      (await desk.send('GET', '/orders/export?format=json')).text,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/canary/i);
    expect(await placesOf(shop, ['canary', 'pin 4711'])).toEqual([]);
  });

  test('is not stored as a digest under an idempotency key', async () => {
    const bought = await order();
    await seal(bought);
    const owner = `order ${Number(bought['order_id'])}`;
    expect(await shop.db.selectFrom('idempotency_key').where('session_id', '=', owner).selectAll().execute()).toEqual(
      [],
    );
  });

  test('is rewrapped under a new key by a rotation and can still be opened', async () => {
    const bought = await assigned();
    const at = { dataDir: shop.dataDir, vault: VAULT };
    const idOf = async () =>
      (
        await shop.db
          .selectFrom('sealed_login')
          .where('line_id', '=', Number(keyOf(bought)))
          .select('key_id')
          .executeTakeFirstOrThrow()
      ).key_id;
    const before = await idOf();
    await shop.db.transaction().execute(async (tx) => {
      await lockKeys(tx);
      beginRotation(at);
      await rewrapAll(tx, at);
    });
    endRotation(at);
    expect(await idOf()).not.toBe(before);
    expect((await open(bought)).data).toEqual(LOGIN);
  });

  test('is opened while its key is being rotated', async () => {
    const bought = await assigned();
    const at = { dataDir: shop.dataDir, vault: VAULT };
    const { opened } = await inTransaction(shop.db, async (tx) => {
      await lockKeys(tx);
      beginRotation(at);
      const look = open(bought);
      if (engine === 'postgres') await untilBlocked(tx);
      await rewrapAll(tx, at);
      // The shop may read the file before or after the rotation has ended; this is the later of both.
      endRotation(at);
      return { opened: look };
    });
    expect(await opened).toMatchObject({ status: 200, data: LOGIN });
  });

  test('is hidden from a player’s view of the order, as are its buyer and its price', async () => {
    const bought = await assigned();
    const path = `/orders/${String(bought['order_number'])}/brief/morrow`;
    const { status, data } = await desk.ask('GET', path, undefined, { 'X-Player-Key': keys.morrow });
    expect([status, data['lines']?.length]).toEqual([200, 1]);
    const told = JSON.stringify(data);
    expect(told).toContain('Rowan#2134');
    for (const secret of [bought['order_token'], bought['email'], bought['total_decimal']]) {
      expect(told).not.toContain(String(secret));
    }
    expect((await desk.ask('GET', path, undefined, { 'X-Player-Key': keys.kael })).status).toBe(403);
  });
});
