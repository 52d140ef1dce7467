import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePerson } from '#shop/privacy/erase.ts';
import { findPerson } from '#shop/privacy/person.ts';
import { catalogWithVat, VAT } from '#tests/support/catalog/vat.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT, see } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const VAT_OF_THE_EU = { ...VAT, reverseCharge: true };
const OULU = { country: 'FI', company: 'Oulu  Oy ', company_address: 'Kauppatori 1, Oulu', vat_id: 'fi 1234567-1' };

describe.each(ANY_ENGINE)('a business purchase on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  const now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog: catalogWithVat(VAT_OF_THE_EU), now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
  });
  afterAll(() => shop.close());

  const buyAs = (buyer: object) => buy(shop, rest, { ...NO_ACCOUNT, ...buyer });
  const invoiceOf = async (order: Loose) => {
    const answer = await fetch(`${shop.url}${String(order['invoices']?.[0]?.['url'])}`);
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  };

  test('from another EU country is reverse-charged: the total is unchanged and the invoice states it', async () => {
    const order = await buyAs(OULU);
    expect(order).toMatchObject({
      total_decimal: '60.50',
      vat: { percent: '0', amount_decimal: '0.00', reverse_charge: true, company: 'Oulu Oy', vat_id: 'FI12345671' },
    });
    const text = await invoiceOf(order);
    for (const words of [
      'Company Oulu Oy',
      'Address Kauppatori 1, Oulu',
      'VAT ID FI12345671',
      'Net $60.50',
      'VAT 0 %, Finland $0.00',
      'Reverse charge: VAT to be accounted for by the recipient',
    ]) {
      expect(text).toContain(words);
    }
  });

  test.each([
    ['of the seller’s own country', { ...OULU, country: 'DE', vat_id: 'DE136695976' }, '19'],
    ['without a VAT ID', { ...OULU, vat_id: '' }, '25.5'],
    ['outside the EU', { ...OULU, country: 'US', vat_id: '12-3456789' }, '0'],
  ])('%s is charged the normal VAT', async (_, buyer, percent) => {
    const order = await buyAs(buyer);
    expect(order['vat']).toMatchObject({ percent, reverse_charge: false, company: 'Oulu Oy' });
    expect(await invoiceOf(order)).not.toContain('Reverse charge');
  });

  test.each([
    ['vat_id', { vat_id: 'DE123456789' }],
    ['vat_id', { vat_id: 'FI123' }],
    ['vat_id', { vat_id: '1'.repeat(31) }],
    ['vat_id', { vat_id: 12_345_678 }],
    ['company', { company: '' }],
    ['company', { company: '\u200b' }],
    ['company', { company: 'O'.repeat(101) }],
    ['company', { company: 'Oulu\u202eyO' }],
    ['company_address', { company_address: 'x'.repeat(201) }],
  ])('with an invalid %s is rejected with an error for that field', async (field, wrong) => {
    const { status, details } = await placeOrder(rest, orderBody({ ...NO_ACCOUNT, ...OULU, ...wrong }));
    expect([status, details]).toEqual([400, [expect.objectContaining({ field })]]);
  });

  test('is charged the normal VAT when the shop has not enabled the reverse charge', async () => {
    const plain = await createTestShop({ engine, catalog: catalogWithVat(), now: () => now });
    const shopper = await shopperOf(plain);
    await addRanks(shopper);
    const order = await buy(plain, shopper, { ...NO_ACCOUNT, ...OULU });
    expect(order['vat']).toMatchObject({ percent: '25.5', reverse_charge: false, vat_id: 'FI12345671' });
    await plain.close();
  });

  test('is stored for the next attempt and for the steps of the stock contract', async () => {
    const body = orderBody({ ...NO_ACCOUNT, ...OULU, payment_method: 'sandbox_card' });
    const { data } = await placeOrder(rest, body);
    await visit(shop, `${String(data['payment_action']?.['url'])}/decline`, 'POST');
    const told = { company: 'Oulu Oy', company_address: 'Kauppatori 1, Oulu', vat_id: 'FI12345671' };
    expect((await rest.get('/guest')).data['billing']).toMatchObject(told);
  });

  test('hides its business details from a new order owner, and loses them only when the buyer is erased', async () => {
    const order = await buyAs({ ...OULU, email: 'erase.me@example.com' });
    await act(rest, order, 'hand-over', { email: 'gift@example.com' });
    const id = Number(order['order_id']);
    const stored = () => shop.db.selectFrom('placed_order').where('id', '=', id).select(['token', 'billing']);
    const { token } = await stored().executeTakeFirstOrThrow();
    const held = await see(rest, { ...order, order_token: token } as unknown as Loose);
    expect(held['vat']).toMatchObject({ company: '', vat_id: '', reverse_charge: true });
    await shop.db
      .updateTable('placed_order')
      .set({ stage: 'completed' } as object)
      .where('id', '=', id)
      .execute();
    const erase = (email: string) =>
      shop.db.transaction().execute(async (tx) => {
        await erasePerson(tx, { dataDir: shop.dataDir }, await findPerson(tx, email), now);
      });
    await erase('gift@example.com');
    expect((await stored().executeTakeFirstOrThrow()).billing).toMatchObject({ business: { company: 'Oulu Oy' } });
    await erase('erase.me@example.com');
    const { billing } = await stored().executeTakeFirstOrThrow();
    expect(billing).toMatchObject({ country: 'FI', rate: 0, isReversed: true });
    expect(billing).not.toHaveProperty('business');
  });
});
