import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alertSuite, alertTokenIn } from '#tests/support/buyer/alerts.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop } from '#tests/support/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('alerts on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  const alerts = alertSuite(engine);
  const { ask, act, rows, letters, tell, token, confirmed, pass } = alerts;

  /** The next run with one seat, which somebody holds for 15 minutes. */
  async function fullRun() {
    const run = await alerts.shop.db
      .selectFrom('event')
      .where('run_key', '=', 'solo')
      .where('starts_at', '>', alerts.now())
      .orderBy('starts_at')
      .select(['id', 'title'])
      .executeTakeFirstOrThrow();
    const holder = await shopperOf(alerts.shop);
    const held = await holder.post('/cart', {
      product_id: await productId(alerts.rest, 'normal-raid'),
      event_id: run.id,
      quantity: 1,
    });
    expect(held.status).toBe(200);
    return run;
  }

  /** In US dollars, without what is taken off for a while. */
  const setPrice = (dollars: number) =>
    alerts.shop.db
      .updateTable('product')
      .set({ price_micros: dollars * 1_000_000, special_micros: null, discounts: '[]' })
      .where('slug', '=', 'normal-raid')
      .execute();

  describe('for a seat', () => {
    testOnce('require confirmation, are mailed once when a seat becomes free, and are then deleted', async () => {
      const run = await fullRun();
      const body = { kind: 'seat', product: 'normal-raid', event_id: run.id };
      const answer = await ask(body);
      expect([answer.status, answer.data]).toEqual([200, { status: 'pending' }]);
      await alerts.shop.db.deleteFrom('event_seat').execute();
      expect(await tell()).toHaveLength(1);
      const link = await token();
      expect((await act('read', link)).data).toMatchObject({ kind: 'seat', is_confirmed: false });
      await act('confirm', link);
      expect((await tell()).map(({ subject }) => subject)).toEqual([
        'Confirm your alert for Normal Raid',
        'A seat is free: Normal Raid, one seat',
      ]);
      expect((await tell())[1]?.text).toContain(`/en-us/product/normal-raid?run=${run.id}`);
      expect(await tell()).toHaveLength(2);
      expect([await rows(), (await act('read', link)).status]).toEqual([[], 404]);
    });

    testOnce('are mailed when the hold on a seat expires', async () => {
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      expect(await tell()).toHaveLength(1);
      pass(1 / 24);
      expect(await tell()).toHaveLength(2);
    });

    test('are mailed once when several processes send them', async () => {
      const other = await createTestShop({ beside: alerts.shop, now: alerts.now });
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      await alerts.shop.db.deleteFrom('event_seat').execute();
      await Promise.all([alerts.shop.tellAlerts(), other.tellAlerts(), alerts.shop.tellAlerts(), other.tellAlerts()]);
      const told = alerts.shop.db
        .selectFrom('mail_outbox')
        .where('recipient', '=', alerts.email)
        .where('event', 'like', 'alert-seat:%');
      expect(await told.selectAll().execute()).toHaveLength(1);
      await other.close();
    });

    testOnce('are rejected while seats are free or when no run is planned', async () => {
      const [run] = await alerts.shop.db.selectFrom('event').where('run_key', '=', 'solo').select('id').execute();
      for (const body of [{ event_id: run?.id }, {}]) {
        const answer = await ask({ kind: 'seat', product: 'normal-raid', ...body });
        expect([answer.status, answer.details[0]?.code]).toEqual([409, 'seat_free']);
      }
      const other = await ask({ kind: 'seat', product: 'heroic-raid' });
      expect([other.status, other.details[0]?.code]).toEqual([409, 'no_runs']);
    });

    testOnce('are deleted when their run is canceled', async () => {
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      await alerts.shop.db.updateTable('event').set({ canceled: true }).where('id', '=', run.id).execute();
      expect([(await tell()).length, await rows()]).toEqual([1, []]);
    });
  });

  testOnce('for a price are mailed below the price at signup, in its currency, at most once a week', async () => {
    await setPrice(100);
    const euros = { headers: { 'X-Oc-Currency': 'EUR' } };
    await alerts.rest.post('/alert', { email: alerts.email, kind: 'price', product: 'normal-raid' }, euros);
    await act('confirm', await token());
    await setPrice(150);
    expect(await tell()).toHaveLength(1);
    await setPrice(80);
    const told = await tell();
    expect(told).toHaveLength(2);
    expect(told[1]?.text).toMatch(/from €\d+\.\d\d, down from €\d+\.\d\d/);
    await setPrice(60);
    expect(await tell()).toHaveLength(2);
    pass(7);
    expect(await tell()).toHaveLength(3);
    pass(7);
    expect(await tell()).toHaveLength(3);
  });

  testOnce('for a price requested again before confirmation use the newer price and currency', async () => {
    await setPrice(100);
    const euros = { headers: { 'X-Oc-Currency': 'EUR' } };
    await alerts.rest.post('/alert', { email: alerts.email, kind: 'price', product: 'normal-raid' }, euros);
    const link = await token();
    const before = (await act('read', link)).data;
    await setPrice(150);
    pass(1);
    await ask({ kind: 'price', product: 'normal-raid' });
    expect(await letters()).toHaveLength(2);
    const after = (await act('confirm', link)).data;
    expect([before['currency_code'], after['currency_code']]).toEqual(['EUR', 'USD']);
    expect(Number(after['below_decimal'])).toBeGreaterThan(Number(before['below_decimal']));
  });

  testOnce('for a price carry a one-click unsubscribe link that also works from mail clients', async () => {
    await setPrice(100);
    const link = await confirmed({ kind: 'price', product: 'normal-raid' });
    await setPrice(90);
    const [, told] = await tell();
    expect(told?.text).toContain(`Stop these emails:\nhttp://localhost:3000/en-us/alert/${link}`);
    const newest = readdirSync(alerts.shop.mailDir).sort().at(-1) ?? '';
    const source = readFileSync(join(alerts.shop.mailDir, newest), 'utf8').replaceAll(/\r\n\s+/g, ' ');
    const path = `/api/public/alert/${link}/end`;
    expect(source).toContain(`List-Unsubscribe: <http://localhost:3000${path}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const looked = await fetch(alerts.shop.url + path, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `http://localhost:3000/en-us/alert/${link}`]);
    expect(await rows()).toHaveLength(1);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (const _ of [1, 2]) expect((await fetch(alerts.shop.url + path, { method: 'POST', body })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  const announce = async (key: string, starts: string) => {
    const season = JSON.stringify({ key, name: `The ${key} season`, starts });
    await alerts.shop.db.updateTable('product').set({ next_season: season }).where('slug', '=', 'coaching').execute();
  };
  const wanted = { kind: 'season', product: 'coaching' };

  testOnce(
    'for a season are mailed once when it begins, even if its start was moved, and are then deleted',
    async () => {
      expect(await ask(wanted)).toMatchObject({ status: 409, details: [{ field: 'kind' }] });
      await announce('frost', '2026-03-20');
      await confirmed(wanted);
      pass(9);
      expect(await tell()).toHaveLength(1);
      await announce('frost', '2026-03-22');
      pass(2);
      expect(await tell()).toHaveLength(1);
      pass(2);
      const told = await tell();
      expect(told.map(({ subject }) => subject).slice(1)).toEqual(['The frost season has started']);
      expect([await rows(), (await tell()).length]).toEqual([[], 2]);
      expect((await ask(wanted)).status).toBe(409);
    },
  );

  testOnce('for a season wait for the requested season, even when another one is announced later', async () => {
    await announce('frost', '2026-03-20');
    await confirmed(wanted);
    pass(11);
    await announce('ember', '2026-06-20');
    expect((await tell()).map(({ subject }) => subject).slice(1)).toEqual(['The frost season has started']);
  });

  testOnce('for a season announced by the catalogue are offered, confirmed, and mailed once at its start', async () => {
    const { email } = alerts;
    const [game, ...others] = testCatalog.games;
    if (!game) throw new Error('The test catalogue has no game');
    // Publishing goes by the clock of the machine.
    let now = new Date();
    const starts = new Date(now.getTime() + 10 * DAY_MS).toISOString();
    const frost = { key: 'frost', name: 'Frost Season', starts };
    const announced = { ...testCatalog, games: [{ ...game, seasons: [...(game.seasons ?? []), frost] }, ...others] };
    const own = await createTestShop({ engine, now: () => now, catalog: announced });
    try {
      const visitor = await shopperOf(own);
      const slug = game.products[0]?.slug ?? '';
      const seen = (await visitor.get(`/products/${await productId(visitor, slug)}`)).data;
      expect(seen['next_season']).toMatchObject({ name: 'Frost Season' });
      await visitor.post('/alert', { email, kind: 'season', product: slug });
      const sent = async () => {
        await own.tellAlerts();
        await own.deliverMail();
        return mailsOf(own).filter(({ to }) => to === email);
      };
      const [asking, ...more] = await sent();
      expect(more).toEqual([]);
      await visitor.post('/alert/confirm', { token: alertTokenIn(asking?.text) });
      now = new Date(now.getTime() + 9 * DAY_MS);
      expect(await sent()).toHaveLength(1);
      now = new Date(now.getTime() + 2 * DAY_MS);
      expect((await sent()).map(({ subject }) => subject).slice(1)).toEqual(['Frost Season has started']);
      expect(await sent()).toHaveLength(2);
    } finally {
      await own.close();
    }
  });
});
