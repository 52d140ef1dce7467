import { isMatrix } from '#tests/support/matrix.ts';
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

const WAYS = [mouse, keyboard, withoutScript];

/** The types that are bought without the matrix, two in each way and in each currency; `touch.e2e.ts` buys them all. */
const CHOSEN: (keyof typeof SERVICES)[] = ['select', 'range', 'checkbox', 'textarea', 'realm', 'date'];

function isChosen(type: keyof typeof SERVICES, way: number, currency: number): boolean {
  const at = CHOSEN.indexOf(type);
  const round = Math.floor(at / WAYS.length);
  return isMatrix || (at >= 0 && way === at % WAYS.length && currency === (at + round) % CURRENCIES.length);
}

for (const [wayAt, way] of WAYS.entries()) {
  test.describe(way.name, () => {
    test.use({ javaScriptEnabled: way.hasScript });
    for (const type of TYPES) {
      const service = SERVICES[type];
      for (const [at, currency] of CURRENCIES.entries()) {
        if (!isChosen(type, wayAt, at)) continue;
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
