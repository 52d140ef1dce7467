import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportPerson } from '#shop/privacy/export.ts';
import { erasePerson } from '#shop/privacy/erase.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const START = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('alerts on %s', (engine) => {
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

  const pass = (days: number) => void (now = new Date(now.getTime() + days * DAY_MS));
  const ask = (body: object, by = rest) => by.post('/alert', { email, ...body });
  const act = (path: string, token: string) => rest.post(`/alert/${path}`, { token });
  const rows = () => shop.db.selectFrom('alert').selectAll().execute();

  async function letters(to = email) {
    await shop.deliverMail();
    return mailsOf(shop).filter((mail) => mail.to === to);
  }
  async function tell() {
    await shop.tellAlerts();
    return letters();
  }
  const tokenIn = (text = '') => /\/alert\/([\w-]{43})/.exec(text)?.[1] ?? '';
  const token = async () => tokenIn((await letters())[0]?.text);

  async function confirmed(body: object): Promise<string> {
    expect((await ask(body)).status).toBe(200);
    const link = await token();
    expect((await act('confirm', link)).data).toMatchObject({ is_confirmed: true });
    return link;
  }

  /** The next run with one seat, which somebody holds for 15 minutes. */
  async function fullRun() {
    const run = await shop.db
      .selectFrom('event')
      .where('run_key', '=', 'solo')
      .where('starts_at', '>', now)
      .orderBy('starts_at')
      .select(['id', 'title'])
      .executeTakeFirstOrThrow();
    const holder = await shopperOf(shop);
    const held = await holder.post('/cart', {
      product_id: await productId(rest, 'normal-raid'),
      event_id: run.id,
      quantity: 1,
    });
    expect(held.status).toBe(200);
    return run;
  }

  /** In US dollars, without what is taken off for a while. */
  const setPrice = (dollars: number) =>
    shop.db
      .updateTable('product')
      .set({ price_micros: dollars * 1_000_000, special_micros: null, discounts: '[]' })
      .where('slug', '=', 'normal-raid')
      .execute();

  describe('of a seat', () => {
    test('are confirmed first, told once when a seat is free, and end', async () => {
      const run = await fullRun();
      const body = { kind: 'seat', product: 'normal-raid', event_id: run.id };
      const answer = await ask(body);
      expect([answer.status, answer.data]).toEqual([200, { status: 'pending' }]);
      await shop.db.deleteFrom('event_seat').execute();
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

    test('tell of a seat whose hold has run out', async () => {
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      expect(await tell()).toHaveLength(1);
      pass(1 / 24);
      expect(await tell()).toHaveLength(2);
    });

    test('are told once by several processes', async () => {
      const other = await createTestShop({ beside: shop, now: () => now });
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      await shop.db.deleteFrom('event_seat').execute();
      await Promise.all([shop.tellAlerts(), other.tellAlerts(), shop.tellAlerts(), other.tellAlerts()]);
      const told = shop.db
        .selectFrom('mail_outbox')
        .where('recipient', '=', email)
        .where('event', 'like', 'alert-seat:%');
      expect(await told.selectAll().execute()).toHaveLength(1);
      await other.close();
    });

    test('are refused while seats are free, and where no run is planned', async () => {
      const [run] = await shop.db.selectFrom('event').where('run_key', '=', 'solo').select('id').execute();
      for (const body of [{ event_id: run?.id }, {}]) {
        const answer = await ask({ kind: 'seat', product: 'normal-raid', ...body });
        expect([answer.status, answer.details[0]?.code]).toEqual([409, 'seat_free']);
      }
      const other = await ask({ kind: 'seat', product: 'heroic-raid' });
      expect([other.status, other.details[0]?.code]).toEqual([409, 'no_runs']);
    });

    test('end when their run begins or is called off', async () => {
      const run = await fullRun();
      await confirmed({ kind: 'seat', product: 'normal-raid', event_id: run.id });
      await shop.db.updateTable('event').set({ canceled: true }).where('id', '=', run.id).execute();
      expect([(await tell()).length, await rows()]).toEqual([1, []]);
    });
  });

  describe('of a price', () => {
    test('tell a price below that of the asking, in its currency, and once a week at most', async () => {
      await setPrice(100);
      const euros = { headers: { 'X-Oc-Currency': 'EUR' } };
      await rest.post('/alert', { email, kind: 'price', product: 'normal-raid' }, euros);
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

    test('asked for anew before they are confirmed take the price and the currency of that asking', async () => {
      await setPrice(100);
      const euros = { headers: { 'X-Oc-Currency': 'EUR' } };
      await rest.post('/alert', { email, kind: 'price', product: 'normal-raid' }, euros);
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

    test('carry a link that ends them by one press, also of a mail program', async () => {
      await setPrice(100);
      const link = await confirmed({ kind: 'price', product: 'normal-raid' });
      await setPrice(90);
      const [, told] = await tell();
      expect(told?.text).toContain(`Stop these mails:\nhttp://localhost:3000/en-us/alert/${link}`);
      const newest = readdirSync(shop.mailDir).sort().at(-1) ?? '';
      const source = readFileSync(join(shop.mailDir, newest), 'utf8').replaceAll(/\r\n\s+/g, ' ');
      const path = `/api/public/alert/${link}/end`;
      expect(source).toContain(`List-Unsubscribe: <http://localhost:3000${path}>`);
      expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const looked = await fetch(shop.url + path, { redirect: 'manual' });
      expect([looked.status, looked.headers.get('location')]).toEqual([
        303,
        `http://localhost:3000/en-us/alert/${link}`,
      ]);
      expect(await rows()).toHaveLength(1);
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      for (const _ of [1, 2]) expect((await fetch(shop.url + path, { method: 'POST', body })).status).toBe(200);
      expect(await rows()).toEqual([]);
    });
  });

  describe('of a season', () => {
    const announce = async (key: string, starts: string) => {
      const season = JSON.stringify({ key, name: `The ${key} season`, starts });
      await shop.db.updateTable('product').set({ next_season: season }).where('slug', '=', 'coaching').execute();
    };
    const wanted = { kind: 'season', product: 'coaching' };

    test('are told once when it begins, also when its start was moved, and end', async () => {
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
    });

    test('wait for the season of the asking when another one is announced after it', async () => {
      await announce('frost', '2026-03-20');
      await confirmed(wanted);
      pass(11);
      await announce('ember', '2026-06-20');
      expect((await tell()).map(({ subject }) => subject).slice(1)).toEqual(['The frost season has started']);
    });
  });

  test('of a season that the catalogue announces are offered, confirmed, and sent once at its start', async () => {
    const [game, ...others] = testCatalog.games;
    if (!game) throw new Error('The test catalogue has no game');
    // Publishing goes by the clock of the machine.
    now = new Date();
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
      await visitor.post('/alert/confirm', { token: tokenIn(asking?.text) });
      pass(9);
      expect(await sent()).toHaveLength(1);
      pass(2);
      expect((await sent()).map(({ subject }) => subject).slice(1)).toEqual(['Frost Season has started']);
      expect(await sent()).toHaveLength(2);
    } finally {
      await own.close();
    }
  });

  test('end by their page', async () => {
    const link = await confirmed({ kind: 'price', product: 'normal-raid' });
    expect((await act('end', link)).data).toEqual({ status: 'ended' });
    expect([(await act('end', link)).status, (await act('confirm', link)).status]).toEqual([200, 404]);
  });

  test('are one for an address and a product, and a known one is answered like a new one', async () => {
    const body = { kind: 'price', product: 'normal-raid' };
    const fresh = await ask(body);
    const again = await ask(body);
    expect([again.status, again.data]).toEqual([fresh.status, fresh.data]);
    expect([(await rows()).length, (await letters()).length]).toEqual([1, 1]);
  });

  test('fill nobody’s letter box: five wait for one address to confirm them', async () => {
    const { rows: products } = await sql<{ slug: string }>`
      select slug from product where enabled order by id limit 8`.execute(shop.db);
    await Promise.all(products.map(({ slug }) => ask({ kind: 'price', product: slug })));
    expect([products.length, (await rows()).length, (await letters()).length]).toEqual([8, 5, 5]);
  });

  test('are forgotten when nobody confirms them in seven days, and after a year', async () => {
    await ask({ kind: 'price', product: 'normal-raid' });
    const link = await token();
    pass(7);
    expect((await act('confirm', link)).status).toBe(404);
    await shop.tellAlerts();
    expect(await rows()).toEqual([]);
    email = `late-${email}`;
    await confirmed({ kind: 'price', product: 'normal-raid' });
    pass(365);
    await shop.tellAlerts();
    expect(await rows()).toEqual([]);
  });

  test('are exported without their link, and erased', async () => {
    const link = await confirmed({ kind: 'price', product: 'normal-raid' });
    await shop.db.transaction().execute(async (tx) => {
      const person = await findPerson(tx, email);
      const told = await exportPerson(tx, person, now);
      expect(told.data['alert']).toMatchObject([{ email, kind: 'price' }]);
      expect(JSON.stringify(told)).not.toContain(link);
      await erasePerson(tx, { dataDir: shop.dataDir }, person, now);
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    [400, 'email', { email: 'ada', kind: 'price', product: 'normal-raid' }],
    [400, 'kind', { kind: 'wish', product: 'normal-raid' }],
    [400, 'product', { kind: 'price' }],
    [404, 'product', { kind: 'price', product: 'nothing' }],
    [400, 'event_id', { kind: 'seat', product: 'normal-raid', event_id: 'x' }],
    [400, 'event_id', { kind: 'price', product: 'normal-raid', event_id: 1 }],
    [404, 'event_id', { kind: 'seat', product: 'normal-raid', event_id: 2_000_000_000 }],
  ])('are refused with %i at %s', async (status, field, body) => {
    const { status: got, details } = await ask(body);
    expect([got, details.map((detail) => detail.field)]).toEqual([status, [field]]);
  });

  test('refuse a link that is none', async () => {
    for (const path of ['read', 'confirm', 'end'])
      expect((await act(path, "' or 1=1 --")).details.map(({ field }) => field)).toEqual(['token']);
  });
});
