import type { Price } from '#tests/support/buyer/books.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { expect, test } from './fixtures.ts';
import { configure, expectPaid, fillIn, goToCheckout, pay, putInCart, quoteOf, settle, sumOf } from './way/journey.ts';
import { SERVICES, type Service } from './way/services.ts';
import { touch } from './way/touch.ts';

const BUNDLE: Service = {
  name: 'Great Vault: 4 weeks of keys',
  path: 'wow-carry/mythic-plus/score/mythic-plus-four-weeks',
  menuPath: ['World of Warcraft', 'Mythic+'],
  answers: [
    { type: 'radio', option: 'Region', value: 'Europe' },
    { type: 'radio', option: 'Who plays', value: 'Self-played' },
    { type: 'radio', option: 'Evenings', value: 'One long evening a week' },
  ],
};

/** Whatever a finger does differently, and the kinds of goods that ask for something of their own. */
const GOODS: Record<string, Service> = {
  'a carry with a dated run': SERVICES.checkbox,
  'a range of levels': SERVICES.range,
  'an amount of gold on a realm': SERVICES.realm,
  'an item': SERVICES.select,
  'a lesson on a day': SERVICES.date,
  'a look by its name': SERVICES.text,
  'a bundle': BUNDLE,
  // Typed and marked as those above.
  ...(isMatrix && {
    'a review of matches by their links': SERVICES.textarea,
    'a service for a whole account': SERVICES.radio,
    'a raid for a faction': SERVICES.faction,
  }),
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('one product of each kind is bought by touch in a single order', async ({ page, books, email }) => {
  test.slow();
  const prices: Price[] = [];
  for (const [kind, service] of Object.entries(GOODS)) {
    await test.step(kind, async () => {
      const price = await quoteOf(books, service, 'USD');
      prices.push(price);
      await page.goto(`/en-us/${service.path}`);
      await configure(page, touch, service);
      await putInCart(page, touch, price);
    });
  }
  const lines = Object.keys(GOODS).length;
  await expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${lines} items` })).toBeVisible();
  const total = sumOf(prices);
  await expect(page.getByRole('main').locator('output')).toHaveText(total.formatted);
  await goToCheckout(page, touch);
  await fillIn(page, touch, email);
  await pay(page, touch, total);
  await settle(page, touch, 'Approve payment');
  await expectPaid(page, books, email, total);
  for (const { name } of Object.values(GOODS)) {
    await expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible();
  }
});
