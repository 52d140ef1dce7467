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

/** With it every type is bought in every way and currency; without, each type once, and each way in each currency. */
const isWhole = process.env['TEST_MATRIX'] !== undefined;
const WAYS = [mouse, keyboard, withoutScript];

function isChosen(type: number, way: number, currency: number): boolean {
  const round = Math.floor(type / WAYS.length);
  return isWhole || (way === type % WAYS.length && currency === (type + round) % CURRENCIES.length);
}

for (const [wayAt, way] of WAYS.entries()) {
  test.describe(way.name, () => {
    test.use({ javaScriptEnabled: way.hasScript });
    for (const [typeAt, type] of TYPES.entries()) {
      const service = SERVICES[type];
      for (const [at, currency] of CURRENCIES.entries()) {
        if (!isChosen(typeAt, wayAt, at)) continue;
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
