import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '#tests/support/buyer/rest.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const MINUTE_MS = 60_000;
const BEGIN = new Date('2026-03-10T12:00:00Z');
const UNTIL = '2026-03-10T22:00:00.000Z';

describe.each(ANY_ENGINE)('the team presence on %s', (engine) => {
  let shop: TestShop;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  afterAll(() => shop.close());

  const tell = (until: unknown) => deskOf(shop).ask('POST', '/presence', JSON.stringify({ until }));
  const told = async () => (await request(shop, 'GET', '/api/public/support')).data as Record<string, unknown>;

  test('is shown to visitors from when the desk sets it until it expires', async () => {
    now = BEGIN;
    expect(await told()).toEqual({ here_until: null, answer_by: '2026-03-11T12:00:00.000Z' });
    expect(await tell(UNTIL)).toMatchObject({ status: 200, data: { here_until: UNTIL } });
    expect(await told()).toMatchObject({ here_until: UNTIL });
    now = new Date(UNTIL);
    expect(await told()).toEqual({ here_until: null, answer_by: '2026-03-11T22:00:00.000Z' });
  });

  test('ends at once when the desk leaves, and the action log records who set it', async () => {
    now = BEGIN;
    await tell(UNTIL);
    expect(await tell(null)).toMatchObject({ status: 200, data: { here_until: null } });
    expect((await told())['here_until']).toBeNull();
    const acts = await shop.db.selectFrom('desk_act').where('act', '=', 'presence').orderBy('id').selectAll().execute();
    expect(acts.slice(-2).map(({ desk, detail }) => [desk, detail])).toEqual([
      ['Ada', { until: UNTIL }],
      ['Ada', { until: null }],
    ]);
  });

  test('must end within the next 16 hours, and requires the desk key', async () => {
    now = BEGIN;
    const far = new Date(BEGIN.getTime() + 16 * 60 * MINUTE_MS + 1).toISOString();
    for (const until of [undefined, '', '22:00', 1, far, BEGIN.toISOString()])
      expect((await tell(until)).status).toBe(400);
    expect((await deskOf(shop, 'Ada', 'wrong').ask('GET', '/presence')).status).toBe(401);
    expect((await told())['here_until']).toBeNull();
  });
});
