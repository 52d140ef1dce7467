import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogWithVat, VAT } from '#tests/support/catalog/vat.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy, NO_ACCOUNT, see } from '#tests/support/buyer/work.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

describe.each(ANY_ENGINE)('VAT by country on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  const now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog: catalogWithVat(), now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
  });
  afterAll(() => shop.close());

  const buyFrom = (country: unknown) => buy(shop, rest, { ...NO_ACCOUNT, country });
  const receiptOf = async (order: Loose) => {
    const answer = await fetch(`${shop.url}${String(order['receipt_url'])}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };

  test('the checkout lists countries by name in alphabetical order', async () => {
    const { data } = await rest.get('/guest');
    const countries = data['billing']?.['countries'] as unknown as { code: string; name: string }[];
    expect(data['billing']).toMatchObject({ country: '' });
    expect(countries).toHaveLength(249);
    expect(countries[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
    expect(countries).toContainEqual({ code: 'DE', name: 'Germany' });
  });

  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['UK', 'invalid_field'],
    ['Germany', 'invalid_field'],
    [['DE'], 'invalid_field'],
    [49, 'invalid_field'],
  ])('an order with the country %j is rejected', async (country, code) => {
    const body = orderBody({ ...NO_ACCOUNT, country });
    const { status, details } = await placeOrder(rest, body);
    expect([status, details]).toEqual([400, [expect.objectContaining({ code, field: 'country' })]]);
    const kept = await rest.post('/guest', { email: 'rowan@example.com', ...NO_ACCOUNT, country });
    expect(kept.status).toBe(400);
  });

  test('the total is unchanged, and the order, mail and receipt state the VAT included in it', async () => {
    const order = await buyFrom('de');
    expect(order).toMatchObject({
      total_decimal: '60.50',
      vat: { country: 'DE', country_name: 'Germany', percent: '19', amount_decimal: '9.66' },
    });
    await shop.deliverMail();
    const number = String(order['order_number']);
    const mail = mailsOf(shop).find(({ subject }) => subject === `Your order ${number}`);
    expect(mail?.text).toContain('Total: $60.50\n    Includes $9.66 VAT (19 %, Germany)');
    const receipt = await receiptOf(order);
    for (const words of [
      'Seller Street 1, 10115 Berlin',
      'VAT number DE123456789',
      'Country Germany',
      'Total in USD $60.50 Includes $9.66 VAT (19 %, Germany)',
    ]) {
      expect(receipt).toContain(words);
    }
  });

  test('a country without a rate is charged no VAT, and the receipt states none', async () => {
    const order = await buyFrom('US');
    expect(order).toMatchObject({
      total_decimal: '60.50',
      vat: { country: 'US', percent: '0', amount_decimal: '0.00' },
    });
    expect(await receiptOf(order)).not.toContain('Includes');
  });

  test('the rate at order time is stored and unaffected by later rate changes', async () => {
    const order = await buyFrom('FI');
    expect(order['vat']).toMatchObject({ percent: '25.5', amount_decimal: '12.29' });
    const publish = (vat: typeof VAT | undefined) =>
      shop.db
        .updateTable('site')
        .set({ content: JSON.stringify({ ...catalogWithVat().site, vat }) })
        .execute();
    await publish({
      ...VAT,
      seller: { ...VAT.seller, numbers: ['FI00000000'] },
      rates: [{ country: 'FI', rate: 100 }],
    });
    expect((await see(rest, order))['vat']).toEqual(order['vat']);
    expect(await receiptOf(order)).toContain('VAT number DE123456789');
    await publish(undefined);
    expect((await see(rest, order))['vat']).toEqual(order['vat']);
    await publish(VAT);
  });

  test('a further attempt for the same order can use another country', async () => {
    const body = (country: string) => orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card', country });
    const { data: first } = await placeOrder(rest, body('DE'));
    await visit(shop, `${String(first['payment_action']?.['url'])}/decline`, 'POST');
    expect((await rest.get('/guest')).data['billing']).toMatchObject({ country: 'DE' });
    const { data: second } = await placeOrder(rest, body('FI'));
    expect([second['order_id'], second['vat']]).toEqual([
      first['order_id'],
      expect.objectContaining({ country: 'FI' }),
    ]);
  });

  test('the steps of the stock contract use the country sent at the guest step', async () => {
    await rest.post('/guest', { email: 'rowan@example.com', ...NO_ACCOUNT, country: 'DE' });
    await rest.post('/paymentmethods', { payment_method: 'bank_transfer', agree: 1 });
    const { data } = await rest.post('/confirm', {});
    expect(data['vat']).toMatchObject({ country: 'DE', percent: '19' });
  });

  test('without VAT configured, no country is requested and no VAT is stated, whatever is sent', async () => {
    const plain = await createTestShop({ engine, now: () => now });
    const shopper = await shopperOf(plain);
    await addRanks(shopper);
    expect((await shopper.get('/guest')).data['billing']).toBeNull();
    expect((await buy(plain, shopper, { ...NO_ACCOUNT, country: 'nowhere' }))['vat']).toBeNull();
    expect((await shopper.get('/site')).data).not.toHaveProperty('vat');
    await plain.close();
  });
});
