import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import express from 'express';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportOrders } from '#shop/desk/export.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf, lineKey } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, buyRanks, see } from '#tests/support/buyer/work.ts';

const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ANY_ENGINE)('uploads and exports of the desk on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => BEGIN });
    desk = deskOf(shop);
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const bought = () => buyRanks(shop, rest);
  const begun = async (to = 0) => {
    const order = await bought();
    await desk.begin(order, to);
    return order;
  };

  describe('pictures attached to an order', () => {
    const picture = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#336699' } });
    const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());

    test('are visible only through the link of the order, without camera metadata', async () => {
      const order = await begun(1);
      const exif = { IFD0: { ImageDescription: 'taken at home' } };
      const png = await bytes(picture().withExif(exif).png());
      const { data, status } = await desk.proof(order, png, { line: lineKey(order), caption: 'Silver' });
      expect([status, data['proofs']?.length]).toEqual([200, 1]);
      const seen = await see(rest, order);
      expect(seen['proofs']).toMatchObject([{ line: lineKey(order), caption: 'Silver', width: 64, height: 32 }]);
      expect(seen['messages']).toMatchObject([
        { from: 'team', text: 'Silver', proof_url: seen['proofs']?.[0]?.['url'] },
      ]);
      const url = shop.url + String(seen['proofs']?.[0]?.['url']);
      const shown = await fetch(url);
      const body = Buffer.from(await shown.arrayBuffer());
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toContain('private');
      expect((await sharp(body).metadata()).exif).toBeUndefined();
      expect(body.toString('latin1')).not.toContain('taken at home');
      const other = await bought();
      const stolen = url.replace(String(order['order_token']), String(other['order_token']));
      expect((await fetch(stolen)).status).toBe(404);
      await act(rest, order, 'revoke');
      expect((await fetch(url)).status).toBe(404);
    });

    test('are accepted only as valid pictures of at most 2 MB, for an existing line', async () => {
      const order = await begun();
      const files = () => shop.db.selectFrom('blob').orderBy('key').select('key').execute();
      const before = await files();
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      const gif = await bytes(picture().gif());
      const cut = (await bytes(picture().png())).slice(0, 60);
      for (const wrong of [svg, gif, cut, new Uint8Array(0)]) expect((await desk.proof(order, wrong)).status).toBe(400);
      expect((await desk.proof(order, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
      expect((await desk.proof(order, await bytes(picture().jpeg()), { line: '0' })).status).toBe(409);
      expect(await files()).toEqual(before);
      expect((await desk.show(order)).data['proofs']).toEqual([]);
    });
  });

  describe('an export of orders', () => {
    test('as CSV escapes formulas in cells', async () => {
      const formula = '=HYPERLINK("http://evil.example")@example.com';
      const order = await bought();
      await shop.db
        .updateTable('placed_order')
        .set({ team: formula })
        .where('id', '=', Number(order['order_id']))
        .execute();
      const { response, text } = await desk.send('GET', `/orders/export?format=csv&q=${String(order['order_number'])}`);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(rows).toMatchObject([
        { order_number: order['order_number'], team: `'${formula}`, total_decimal: '60.50' },
      ]);
    });

    test('as JSON contains the filtered orders, and logs who requested it', async () => {
      const order = await bought();
      const { text } = await deskOf(shop, 'Grace').send('GET', '/orders/export?status=paid');
      const rows = JSON.parse(text) as { order_number: string; stage: string }[];
      expect(rows.at(-1)).toMatchObject({ order_number: order['order_number'], stage: 'paid' });
      expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(['paid']));
      const acts = await shop.db
        .selectFrom('desk_act')
        .where('act', '=', 'export')
        .select(['desk', 'detail'])
        .execute();
      expect(acts.at(-1)).toEqual({ desk: 'Grace', detail: { status: 'paid' } });
      expect((await desk.send('GET', '/orders/export?format=xml')).response.status).toBe(400);
      const none = await desk.send('GET', '/orders/export?q=nobody@nowhere.example');
      expect(JSON.parse(none.text)).toEqual([]);
    });

    test.each(['csv', 'json'])('as %s ends when the client disconnects midway', async (format) => {
      const { order_id: id } = await bought();
      // More than waits in the buffers of a connection.
      const team = 'x'.repeat(16_000_000);
      await shop.db.updateTable('placed_order').set({ team }).where('id', '=', Number(id)).execute();
      const ended = Promise.withResolvers<unknown>();
      const app = express().get('/export', (req, res) => {
        exportOrders({ db: shop.db, now: () => BEGIN }, req, res).then(ended.resolve, ended.reject);
      });
      const server = app.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const caller = get({ port, path: `/export?format=${format}` });
      const [answer] = (await once(caller, 'response')) as [IncomingMessage];
      await once(answer, 'readable');
      caller.destroy();
      await expect(ended.promise).rejects.toThrow('Premature close');
      server.close();
      await shop.db.updateTable('placed_order').set({ team: '' }).where('id', '=', Number(id)).execute();
    });
  });
});
