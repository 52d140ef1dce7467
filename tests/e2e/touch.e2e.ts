import { expect, test } from './fixtures.ts';
import { configure, expectPaid, fillIn, goToCheckout, pay, putInCart, quoteOf, settle } from './way/journey.ts';
import { SERVICES, type Service } from './way/services.ts';
import { touch } from './way/touch.ts';

/** One of each kind of good and of option: how it is chosen and who is asked for differs between them. */
const GOODS: Record<string, Service> = {
  'a carry with a dated run': SERVICES.checkbox,
  'a range of levels': SERVICES.range,
  'an amount of gold on a realm': SERVICES.realm,
  'an item': SERVICES.select,
  'a service for a whole account': SERVICES.radio,
  'a lesson on a day': SERVICES.date,
  'a review of matches by their links': SERVICES.textarea,
  'a look by its name': SERVICES.text,
  'a raid for a faction': SERVICES.faction,
  'a bundle': {
    name: 'Great Vault: 4 weeks of keys',
    path: 'wow-carry/mythic-plus/score/mythic-plus-four-weeks',
    menuPath: ['World of Warcraft', 'Mythic+'],
    answers: [
      { type: 'radio', option: 'Region', value: 'Europe' },
      { type: 'radio', option: 'Who plays', value: 'Self-played' },
      { type: 'radio', option: 'Evenings', value: 'One long evening a week' },
    ],
  },
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('one product of each kind is bought by touch in a single order', async ({ page, books, email }) => {
  test.slow();
  let cents = 0;
  for (const [kind, service] of Object.entries(GOODS)) {
    await test.step(kind, async () => {
      const price = await quoteOf(books, service, 'USD');
      cents += Math.round(Number(price.decimal) * 100);
      await page.goto(`/en-us/${service.path}`);
      await configure(page, touch, service);
      await putInCart(page, touch, price);
    });
  }
  const lines = Object.keys(GOODS).length;
  await expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${lines} items` })).toBeVisible();
  const decimal = (cents / 100).toFixed(2);
  const total = { currency: 'USD', decimal, formatted: `$${decimal}` };
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
