import { isMatrix } from '#tests/support/matrix.ts';
import type { Price } from '#tests/support/buyer/books.ts';
import { expect, test } from './fixtures.ts';
import { watchFocus } from './focus-probe.ts';
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
  sumOf,
  type Currency,
} from './way/journey.ts';
import { keyboard } from './way/keyboard.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES, TYPES } from './way/services.ts';
import type { Way } from './way/way.ts';
import { withoutScript } from './way/without-script.ts';

type Basket = { way: Way; types: (keyof typeof SERVICES)[]; currency: Currency };

const WAYS = [mouse, keyboard, withoutScript];

/** In one order; `touch.e2e.ts` and others buy the other types. The matrix buys each alone, in every way and currency. */
const BASKETS: Basket[] = isMatrix
  ? WAYS.flatMap((way) => TYPES.flatMap((type) => CURRENCIES.map((currency) => ({ way, types: [type], currency }))))
  : [
      { way: mouse, types: ['select', 'textarea'], currency: 'EUR' },
      { way: keyboard, types: ['range', 'realm'], currency: 'GBP' },
      { way: withoutScript, types: ['checkbox', 'date'], currency: 'USD' },
    ];

for (const { way, types, currency } of BASKETS) {
  test.describe(way.name, () => {
    test.use({ javaScriptEnabled: way.hasScript });

    test(`what has options of type ${types.join(' and ')} is bought from home to the paid order in ${currency}`, async ({
      page,
      books,
      email,
    }) => {
      test.slow();
      const unseen = way === keyboard ? await watchFocus(page) : [];
      const bought: Price[] = [];
      for (const type of types) {
        // Loaded each time: what is added soon after something else on one page is not announced.
        await page.goto('/');
        await chooseCurrency(page, way, currency);
        const price = await quoteOf(books, SERVICES[type], currency);
        bought.push(price);
        await find(page, way, SERVICES[type]);
        await configure(page, way, SERVICES[type]);
        await putInCart(page, way, price);
      }
      const total = sumOf(bought);
      await expect(page.getByRole('main').locator('output')).toHaveText(total.formatted);
      await goToCheckout(page, way);
      await fillIn(page, way, email);
      await pay(page, way, total);
      await settle(page, way, 'Approve payment');
      await expectPaid(page, books, email, total);
      for (const type of types) await expectOrdered(page, SERVICES[type]);
      expect(unseen).toEqual([]);
    });
  });
}
