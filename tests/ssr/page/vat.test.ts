import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogWithVat } from '#tests/support/catalog/vat.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';

const CHECKOUT = '/en-us/checkout';

let site: Site;
let cookie: string;

beforeEach(async () => {
  site = await openSite({ TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' }, { catalog: catalogWithVat() });
  const { text } = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const added = await site.post('/en-us/checkout/cart', { intent: 'add', product, quantity: '1' });
  cookie = (added.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
});
afterEach(() => site.close());

const open = (country?: string) => site.get(CHECKOUT, { cookie, ...(country && { 'cf-ipcountry': country }) });
const chosenIn = ({ text }: Answer) => /<option value="([A-Z]*)" selected=""/.exec(text)?.[1];
const said = ({ text }: Answer) =>
  text
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function pay(form: Record<string, string>): Promise<Answer> {
  const hidden = [...(await open()).text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const filled = {
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    email: 'rowan@example.com',
    'game-destiny-2-boosting-platform': 'console',
    paymentMethod: 'bank_transfer',
    agree: '1',
    ...form,
  };
  return site.post(CHECKOUT, filled, { cookie });
}

test('the country of the network is preselected, and no other is guessed', async () => {
  expect(chosenIn(await open('DE'))).toBe('DE');
  expect(chosenIn(await open())).toBe('');
  expect(chosenIn(await open('T1'))).toBe('');
});

test('without script the country is required, stored, and shown on the order', async () => {
  const refused = await pay({ country: '' });
  expect([refused.status, said(refused)]).toEqual([422, expect.stringContaining('Choose your country')]);
  const other = await pay({ country: 'DE', email: 'nobody' });
  expect([other.status, chosenIn(other)]).toEqual([422, 'DE']);
  const paid = await pay({ country: 'DE' });
  expect(paid.status).toBe(303);
  const order = await site.get(new URL(String(paid.headers.location), site.url).pathname, { cookie });
  expect(said(order)).toContain('Includes VAT (19 %, Germany) $3.99');
});

test('without script a company can be billed, and an invalid VAT ID is shown again with an error', async () => {
  const company = { country: 'FI', company: 'Oulu Oy', companyAddress: 'Kauppatori 1', vatId: 'DE123456789' };
  const refused = await pay(company);
  expect([refused.status, said(refused)]).toEqual([
    422,
    expect.stringContaining('This is no VAT ID of Finland; they begin with FI'),
  ]);
  expect(refused.text).toContain('value="DE123456789"');
  const paid = await pay({ ...company, vatId: 'FI 12345671' });
  expect(paid.status).toBe(303);
  const order = await site.get(new URL(String(paid.headers.location), site.url).pathname, { cookie });
  expect(said(order)).toContain('Billed to Oulu Oy, FI12345671');
});

test('an unknown country is rejected with an error on its field', async () => {
  const refused = await pay({ country: 'UK' });
  expect([refused.status, said(refused)]).toEqual([422, expect.stringContaining('Choose a country of the list')]);
});
