import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepLogins } from '#shop/vault/vault.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { LOGIN, loginsOf, openLoginShop, REASON } from '#tests/support/buyer/logins.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, see } from '#tests/support/buyer/work.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ENGINES)('a sealed login on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  let keys: Record<'morrow' | 'kael', string>;
  let now = BEGIN;

  beforeAll(async () => {
    ({ shop, keys } = await openLoginShop(engine, () => now));
    desk = deskOf(shop);
  });
  beforeEach(async () => {
    now = BEGIN;
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const { order, keyOf, seal, assigned, open, loginOf, kindsOf } = loginsOf(() => ({ shop, keys, rest }));

  testOnce(
    'can be opened by the player of its line only, with a reason, and each access is shown to the buyer',
    async () => {
      const bought = await assigned();
      const look = await open(bought);
      expect([look.status, look.data]).toEqual([200, LOGIN]);
      const seen = await loginOf(bought);
      expect(seen).toMatchObject({
        stored_at: BEGIN.toISOString(),
        expires_at: new Date(BEGIN.getTime() + 14 * DAY_MS).toISOString(),
        can_store: true,
        record: [{ kind: 'opened', player: 'morrow', reason: REASON, at: BEGIN.toISOString() }, { kind: 'stored' }],
      });
      const { version } = await see(rest, bought);
      await open(bought, { reason: 'The game has logged me out' });
      expect((await see(rest, bought))['version']).not.toBe(version);
    },
  );

  testOnce(
    'is denied to another player, with another’s key, without a key, and to a player of another order',
    async () => {
      const bought = await assigned();
      const other = await order();
      await desk.act(other, 'assign-player', { player: 'kael' });
      const answers = [
        await open(bought, { player: 'kael' }, keys.kael),
        await open(bought, {}, keys.kael),
        await open(bought, {}, ''),
        await open(bought, {}, shop.deskKey),
        await open(bought, { player: 'nobody' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect((await open(bought, { line: keyOf(other) })).status).toBe(404);
      expect(await kindsOf(bought)).toEqual(['stored']);
      expect(JSON.stringify(answers)).not.toMatch(/canary/i);
    },
  );

  testOnce('is denied with a player’s previous key after a new one is issued', async () => {
    const bought = await assigned();
    const { status, data } = await desk.ask('POST', '/players/morrow/key');
    const before = keys.morrow;
    keys.morrow = String(data['key']);
    expect([status, (await open(bought, {}, before)).status, (await open(bought)).status]).toEqual([200, 403, 200]);
    expect((await desk.ask('POST', '/players/nobody/key')).status).toBe(404);
    expect((await deskOf(shop, 'Eve', 'wrong').ask('POST', '/players/morrow/key')).status).toBe(401);
  });

  testOnce('is denied to a player removed from the line, and after the order has ended', async () => {
    const bought = await assigned();
    const brief = async () => {
      const path = `/orders/${String(bought['order_number'])}/brief/morrow`;
      return (await desk.ask('GET', path, undefined, { 'X-Player-Key': keys.morrow })).status;
    };
    await desk.act(bought, 'assign-player', { player: 'morrow', off: true });
    expect([(await open(bought)).status, await brief()]).toEqual([403, 403]);
    await desk.act(bought, 'assign-player', { player: 'morrow' });
    expect([(await open(bought)).status, await brief()]).toEqual([200, 200]);
    await act(rest, bought, 'withdraw');
    expect([(await open(bought, { reason: 'Just to see' })).status, await brief()]).toEqual([409, 409]);
  });

  test('opens once for two concurrent accesses, and is deleted even if sealed again while its line ends', async () => {
    const bought = await assigned();
    const looks = await Promise.all([open(bought), open(bought)]);
    expect(looks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await kindsOf(bought)).toEqual(['opened', 'stored']);
    await desk.act(bought, 'assign', { team: 'Halden' });
    const end = desk.act(bought, 'advance', { line: keyOf(bought), by: 1 });
    await Promise.all([seal(bought), end, seal(bought), open(bought, { reason: 'While it ends' })]);
    expect(await loginOf(bought)).toMatchObject({ stored_at: null, can_store: false });
    const rows = shop.db.selectFrom('sealed_login').where('line_id', '=', Number(keyOf(bought)));
    expect(await rows.selectAll().execute()).toEqual([]);
  });

  testOnce('keeps every access in its record, however often it is sealed afterwards', async () => {
    const bought = await assigned();
    await open(bought);
    for (let sealed = 0; sealed < 21; sealed += 1) await seal(bought);
    const record = (await kindsOf(bought))?.map(String) ?? [];
    expect([record.length, record.filter((kind) => kind === 'opened').length, record.at(-1)]).toEqual([
      21,
      1,
      'opened',
    ]);
  });

  test('requires a reason, rejects a repeated one, and is rate-limited', async () => {
    const bought = await assigned();
    for (const reason of ['', '   ', 'ok', undefined, 'x'.repeat(201), 'a\u202eb and more']) {
      expect((await open(bought, { reason })).status).toBe(400);
    }
    expect((await open(bought)).status).toBe(200);
    for (const same of [
      ` ${REASON.toUpperCase()}!`,
      'Lev\u200bels 80 to 84 to\u00adnight',
      'Lévels 80 to 84 tonight',
    ]) {
      expect([same, (await open(bought, { reason: same })).status]).toEqual([same, 409]);
    }
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, at) => open(bought, { reason: `Another need ${at}` })),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
    expect((await kindsOf(bought))?.length).toBeLessThanOrEqual(9);
  });

  testOnce('cannot be opened after its buyer has deleted it, and its access record is kept', async () => {
    const bought = await assigned();
    await open(bought);
    const answer = await act(rest, bought, 'delete-login', { line: keyOf(bought) });
    expect(answer.status).toBe(200);
    expect((await open(bought, { reason: 'Once more, please' })).status).toBe(409);
    expect(await kindsOf(bought)).toEqual(['deleted', 'opened', 'stored']);
    await act(rest, bought, 'delete-login', { line: keyOf(bought) });
    expect((await kindsOf(bought))?.length).toBe(3);
    expect((await seal(bought)).status).toBe(200);
    expect((await open(bought, { reason: 'After the new one' })).data).toEqual(LOGIN);
  });

  testOnce('is deleted with the last unit, at the end of the order, and after its maximum time', async () => {
    const done = await assigned();
    await desk.act(done, 'assign', { team: 'Halden' });
    await desk.act(done, 'advance', { line: keyOf(done), by: 1 });
    expect(await loginOf(done)).toMatchObject({ stored_at: null, can_store: false });
    expect((await open(done)).status).toBe(409);
    const canceled = await assigned();
    await act(rest, canceled, 'withdraw');
    expect(await kindsOf(canceled)).toEqual(['ended', 'stored']);
    expect((await seal(canceled)).status).toBe(409);
    const old = await assigned();
    now = new Date(BEGIN.getTime() + 14 * DAY_MS);
    expect((await open(old)).status).toBe(409);
    await sweepLogins(shop.db, now);
    expect(await kindsOf(old)).toEqual(['expired', 'stored']);
    expect(
      await shop.db.selectFrom('sealed_login').where('order_id', '=', Number(old['order_id'])).selectAll().execute(),
    ).toEqual([]);
  });

  testOnce('is deleted when its line is refunded, and can no longer be stored', async () => {
    const option = await raidChoice(rest, { battletag: 'Morrow#2135', play: 'Piloted' });
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option });
    const bought = await order();
    const other = bought['products']?.[1];
    expect(other).toBeDefined();
    await seal(bought);
    await act(rest, bought, 'login', { line: String(other?.['key']), ...LOGIN });
    const { version } = (await desk.show(bought)).data;
    const back = await desk.act(bought, 'refund', { version, line: keyOf(bought), reason: 'Not needed' });
    expect(back.status).toBe(200);
    expect(await loginOf(bought)).toMatchObject({ stored_at: null, can_store: false, record: [{ kind: 'ended' }, {}] });
    expect((await seal(bought)).status).toBe(409);
    const { products } = await see(rest, bought);
    expect(products?.[1]?.['login']).toMatchObject({ stored_at: expect.any(String), can_store: true });
  });

  testOnce('is requested and accepted only for piloted lines, once they are paid', async () => {
    const own = await order('Self-played');
    expect(await loginOf(own)).toBeNull();
    const answer = await seal(own);
    expect([answer.status, answer.error]).toEqual([
      409,
      ['No one plays this line on your account, so no login is needed for it.'],
    ]);
    const bought = await order();
    expect((await seal(bought, { line: keyOf(own) })).status).toBe(404);
    expect((await seal({ order_token: 'x'.repeat(43), products: bought['products'] } as unknown as Loose)).status).toBe(
      404,
    );
  });

  testOnce('has codes that are shown once and expire after ten minutes', async () => {
    const bought = await assigned();
    const code = (text = 'Canary 123456') => act(rest, bought, 'login-code', { line: keyOf(bought), code: text });
    const openCode = () => open(bought, {}, keys.morrow, 'open-code');
    expect((await openCode()).status).toBe(409);
    expect((await code()).status).toBe(200);
    expect((await openCode()).data).toEqual({ code: 'Canary 123456' });
    expect((await openCode()).status).toBe(409);
    await code();
    now = new Date(BEGIN.getTime() + 10 * MINUTE_MS);
    expect((await openCode()).status).toBe(409);
    await act(rest, bought, 'delete-login', { line: keyOf(bought) });
    expect((await code()).status).toBe(409);
  });
});
