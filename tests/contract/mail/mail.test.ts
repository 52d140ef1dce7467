import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import pino from 'pino';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { createLimiter } from '#shop/limit/limiter.ts';
import { startMailWorker } from '#shop/mail/mail-worker.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { openSmtp, type TestSmtp } from '#tests/support/provider/smtp.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(ENGINES)('mail on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let smtp: TestSmtp;
  let now: Date;

  beforeEach(() => {
    now = new Date('2026-05-01T12:00:00Z');
  });
  afterEach(() => shop.close());

  const waiting = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

  async function enqueue(event: string) {
    const message = { kind: 'subscribe-confirm', token: event } as const;
    await inTransaction(shop.db, (tx) => enqueueMail(tx, { event, recipient: 'ada@example.com', message }, now));
  }

  describe('written to files', () => {
    beforeEach(async () => {
      shop = await createTestShop({ engine, now: () => now });
    });

    testOnce('the buyer is mailed once, when the order awaits payment, with a link to it', async () => {
      const rest = await shopperOf(shop);
      await fillCart(rest);
      const { data: order } = await placeOrder(rest, orderBody());
      await shop.deliverMail();
      expect(mailsOf(shop)).toEqual([]);
      await rest.put('/confirm');
      await rest.put('/confirm');
      await shop.deliverMail();
      expect(mailsOf(shop)).toMatchObject([
        { to: 'rowan@example.com', subject: `Your order ${String(order['order_number'])}` },
      ]);
      const [mail] = mailsOf(shop);
      expect(mail?.text).toContain(String(order['order_url']));
      expect(mail?.text).toContain('  Coaching: $25.00');
      expect(mail?.html).toContain(String(order['order_url']));
    });

    testOnce('the buyer is mailed when the provider reports the payment, and not again on confirm', async () => {
      const rest = await shopperOf(shop);
      await fillCart(rest);
      const { data: order } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
      await visit(shop, `${String(order['payment_action']?.['url'])}/approve`, 'POST');
      await rest.put('/confirm');
      await shop.deliverMail();
      const number = String(order['order_number']);
      expect(mailsOf(shop).map(({ subject }) => subject)).toEqual([
        `Your order ${number}`,
        `We have your payment for ${number}`,
      ]);
    });

    testOnce('a declined payment sends no mail', async () => {
      const rest = await shopperOf(shop);
      await fillCart(rest);
      const { data: order } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
      await visit(shop, `${String(order['payment_action']?.['url'])}/decline`, 'POST');
      expect(await waiting()).toEqual([]);
    });

    testOnce('a mail is discarded when its transaction is rolled back', async () => {
      const failing = inTransaction(shop.db, async (tx) => {
        const message = { kind: 'subscribe-confirm', token: 'x' } as const;
        await enqueueMail(tx, { event: 'lost', recipient: 'ada@example.com', message }, now);
        throw new Error('The cause failed');
      });
      await expect(failing).rejects.toThrow('The cause failed');
      expect(await waiting()).toEqual([]);
    });

    testOnce('every line of a mail file ends with CRLF', async () => {
      await enqueue('first');
      await shop.deliverMail();
      const [file = ''] = readdirSync(shop.mailDir);
      expect(readFileSync(join(shop.mailDir, file), 'utf8').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    });

    testOnce('the mail folder is recreated after it was removed', async () => {
      await enqueue('first');
      await shop.deliverMail();
      rmSync(shop.mailDir, { recursive: true });
      await enqueue('second');
      await shop.deliverMail();
      expect(mailsOf(shop)).toHaveLength(1);
      expect(await waiting()).toMatchObject([{ last_error: null }, { last_error: null }]);
    });

    test('an event queued several times is mailed once', async () => {
      await Promise.all([enqueue('once'), enqueue('once'), enqueue('once')]);
      await shop.deliverMail();
      await enqueue('once');
      await shop.deliverMail();
      expect(mailsOf(shop)).toHaveLength(1);
      expect(await waiting()).toMatchObject([{ event: 'once', attempts: 1, message: {} }]);
    });
  });

  describe('over SMTP', () => {
    beforeEach(async () => {
      smtp = await openSmtp();
      shop = await createTestShop({ engine, now: () => now, config: { smtpUrl: smtp.url } });
    });
    afterEach(() => smtp.close());

    test('two concurrent workers send each mail once', async () => {
      for (let each = 1; each <= 12; each += 1) await enqueue(`mail-${each}`);
      const config = {
        smtpUrl: smtp.url,
        siteUrl: 'http://localhost',
        payUrl: 'http://localhost',
        mailFrom: 'a@b.example',
      };
      const limiter = createLimiter(shop.db, {}, pino({ level: 'silent' }));
      const deps = { db: shop.db, now: () => now, log: console, limiter } as unknown as Parameters<
        typeof startMailWorker
      >[0];
      const second = startMailWorker({ ...deps, config: { ...deps.config, ...config } });
      await Promise.all([shop.deliverMail(), second.deliver()]);
      await second.stop();
      expect(smtp.mails).toHaveLength(12);
      expect(new Set(smtp.mails.map(({ text }) => text)).size).toBe(12);
    });

    testOnce('a rejected mail is retried after a pause, as the same message', async () => {
      smtp.refuseNext('451 try later');
      await enqueue('again');
      await shop.deliverMail();
      const [failed] = await waiting();
      expect(failed).toMatchObject({ attempts: 1, sent_at: null });
      expect(failed?.last_error).toContain('451');
      await shop.deliverMail();
      expect(smtp.mails).toEqual([]);
      now = new Date(now.getTime() + 30_000);
      await shop.deliverMail();
      expect(smtp.mails).toMatchObject([{ to: 'ada@example.com', subject: 'Confirm your subscription to Waystone' }]);
      expect(await waiting()).toMatchObject([{ attempts: 2, sent_at: now }]);
    });

    testOnce('a mail is given up after ten rejections and stays stored for inspection', async () => {
      smtp.refuseNext(...Array.from({ length: 11 }, () => '550 <ada@example.com> is unknown here'));
      await enqueue('hopeless');
      for (let attempt = 1; attempt <= 11; attempt += 1) {
        await shop.deliverMail();
        now = new Date(now.getTime() + 7 * HOUR_MS);
      }
      const [mail] = await waiting();
      expect(mail).toMatchObject({ attempts: 10, sent_at: null, message: { token: 'hopeless' } });
      expect(mail?.given_up_at).not.toBeNull();
      expect(mail?.last_error).not.toContain('ada@example.com');
    });

    testOnce('an order mail rejected twice is reported on the order page until a mail arrives', async () => {
      const rest = await shopperOf(shop);
      await fillCart(rest);
      const { data: order } = await placeOrder(rest, orderBody());
      await rest.put('/confirm');
      const undelivered = async () => (await rest.get(`/order/${String(order['order_token'])}`)).data['undelivered'];
      smtp.refuseNext('451 try later');
      await shop.deliverMail();
      expect(await undelivered()).toEqual([]);
      smtp.refuseNext('550 nobody here');
      now = new Date(now.getTime() + HOUR_MS / 4);
      await shop.deliverMail();
      expect(await undelivered()).toEqual(['email']);
      now = new Date(now.getTime() + HOUR_MS / 4);
      await shop.deliverMail();
      expect(await undelivered()).toEqual([]);
    });

    testOnce('a mail claimed by a dead worker is sent by the next worker', async () => {
      await enqueue('orphan');
      const taken = new Date(now.getTime() + 2 * 60_000);
      await shop.db.updateTable('mail_outbox').set({ next_try_at: taken }).execute();
      await shop.deliverMail();
      expect(smtp.mails).toEqual([]);
      now = taken;
      await shop.deliverMail();
      expect(smtp.mails).toHaveLength(1);
    });
  });
});
