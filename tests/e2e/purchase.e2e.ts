import { expect, test } from './fixtures.ts';
import {
  chooseCurrency,
  configure,
  CURRENCIES,
  expectOrdered,
  expectPaid,
  fillIn,
  find,
  goToCheckout,
  pay,
  putInCart,
  quoteOf,
  settle,
} from './way/journey.ts';
import { keyboard } from './way/keyboard.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES, TYPES } from './way/services.ts';
import { withoutScript } from './way/without-script.ts';

/** Every currency for every type and way; else each pair in one, so that each type and each way meets all three. */
const isWhole = process.env['E2E_MATRIX'] !== undefined;

for (const [wayAt, way] of [mouse, keyboard, withoutScript].entries()) {
  test.describe(way.name, () => {
    test.use({ javaScriptEnabled: way.hasScript });
    for (const [typeAt, type] of TYPES.entries()) {
      const service = SERVICES[type];
      for (const [at, currency] of CURRENCIES.entries()) {
        if (!isWhole && at !== (typeAt + wayAt) % CURRENCIES.length) continue;
        test(`a service with an option of type ${type} is bought from home to the paid order in ${currency}`, async ({
          page,
          books,
          email,
        }) => {
          const price = await quoteOf(books, service, currency);
          await page.goto('/');
          await chooseCurrency(page, way, currency);
          await find(page, way, service);
          await configure(page, way, service);
          await putInCart(page, way, price);
          await expect(page.getByRole('main').locator('output')).toHaveText(price.formatted);
          await goToCheckout(page, way);
          await fillIn(page, way, email);
          await pay(page, way, price);
          await settle(page, way, 'Approve payment');
          await expectPaid(page, books, email, price);
          await expectOrdered(page, service);
        });
      }
    }
  });
}
