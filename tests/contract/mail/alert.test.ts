import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { exportPerson } from '#shop/privacy/export.ts';
import { erasePerson } from '#shop/privacy/erase.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { alertSuite } from '#tests/support/buyer/alerts.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';

describe.each(ANY_ENGINE)('alerts on %s', (engine) => {
  const alerts = alertSuite(engine);
  const { ask, act, rows, letters, token, confirmed, pass } = alerts;

  test('can be ended from their page', async () => {
    const link = await confirmed({ kind: 'price', product: 'normal-raid' });
    expect((await act('end', link)).data).toEqual({ status: 'ended' });
    expect([(await act('end', link)).status, (await act('confirm', link)).status]).toEqual([200, 404]);
  });

  test('are limited to one per address and product; a duplicate request gets the same response', async () => {
    const body = { kind: 'price', product: 'normal-raid' };
    const fresh = await ask(body);
    const again = await ask(body);
    expect([again.status, again.data]).toEqual([fresh.status, fresh.data]);
    expect([(await rows()).length, (await letters()).length]).toEqual([1, 1]);
  });

  test('are limited to five unconfirmed ones per address', async () => {
    const { rows: products } = await sql<{ slug: string }>`
      select slug from product where enabled order by id limit 8`.execute(alerts.shop.db);
    await Promise.all(products.map(({ slug }) => ask({ kind: 'price', product: slug })));
    expect([products.length, (await rows()).length, (await letters()).length]).toEqual([8, 5, 5]);
  });

  test('are deleted after seven days without confirmation, and after a year', async () => {
    await ask({ kind: 'price', product: 'normal-raid' });
    const link = await token();
    pass(7);
    expect((await act('confirm', link)).status).toBe(404);
    await alerts.shop.tellAlerts();
    expect(await rows()).toEqual([]);
    await confirmed({ email: `late-${alerts.email}`, kind: 'price', product: 'normal-raid' });
    pass(365);
    await alerts.shop.tellAlerts();
    expect(await rows()).toEqual([]);
  });

  test('are exported without their link, and erased', async () => {
    const link = await confirmed({ kind: 'price', product: 'normal-raid' });
    await alerts.shop.db.transaction().execute(async (tx) => {
      const person = await findPerson(tx, alerts.email);
      const told = await exportPerson(tx, person, alerts.now());
      expect(told.data['alert']).toMatchObject([{ email: alerts.email, kind: 'price' }]);
      expect(JSON.stringify(told)).not.toContain(link);
      await erasePerson(tx, { dataDir: alerts.shop.dataDir }, person, alerts.now());
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
  ])('are rejected with status %i and an error for %s', async (status, field, body) => {
    const { status: got, details } = await ask(body);
    expect([got, details.map((detail) => detail.field)]).toEqual([status, [field]]);
  });

  test('reject an invalid link', async () => {
    for (const path of ['read', 'confirm', 'end'])
      expect((await act(path, "' or 1=1 --")).details.map(({ field }) => field)).toEqual(['token']);
  });
});
