import { expect, type Locator, type Page } from '@playwright/test';
import type { Books, Price } from '#tests/support/buyer/books.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { mouse } from './mouse.ts';
import type { Answer, Service } from './services.ts';
import type { Way } from './way.ts';

export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

const main = (page: Page): Locator => page.getByRole('main');
const begins = (words: string): RegExp => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What the shop asks for a service as it is configured here. */
export function quoteOf(
  books: Books,
  { path, answers, minimum = 1 }: Service,
  currency: Currency,
  given: { coupon?: string } = {},
): Promise<Price> {
  const slug = path.split('/').at(-1) ?? '';
  const sent = answers.map((answer) => [
    answer.option,
    answer.type === 'range' ? { from: answer.from, to: answer.to } : answer.value,
  ]);
  return books.quote(slug, Object.fromEntries(sent), { quantity: minimum, currency, ...given });
}

const SYMBOLS = { USD: '$', EUR: '€', GBP: '£' } as const;

/** What several services cost together, in the currency of all of them. */
export function sumOf(prices: Price[]): Price {
  const currency = CURRENCIES.find((one) => one === prices[0]?.currency) ?? 'USD';
  const cents = prices.reduce((sum, { decimal }) => sum + Math.round(Number(decimal) * 100), 0);
  const decimal = (cents / 100).toFixed(2);
  return { currency, decimal, formatted: `${SYMBOLS[currency]}${decimal}` };
}

export async function chooseCurrency(page: Page, way: Way, currency: Currency): Promise<void> {
  const menu = page.getByRole('banner').locator('details', { hasText: 'Currency' });
  const chosen = menu.locator('summary');
  if ((await chosen.textContent())?.includes(currency)) return;
  await way.press(chosen);
  await way.press(menu.getByRole('button', { name: currency }));
  await expect(chosen).toContainText(currency);
}

/** From the home page to the service's own. */
export async function find(page: Page, way: Way, { name, menuPath: [game, ...categories] }: Service): Promise<void> {
  if (way.finds === 'by search') {
    // A search box that becomes a combobox when its script is there.
    const field = page.getByRole('banner').getByPlaceholder('Search a raid').first();
    await way.type(field, name);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
  } else {
    await way.press(
      main(page)
        .getByRole('link', { name: begins(game) })
        .first(),
    );
    for (const category of categories) {
      await way.press(
        main(page)
          .getByRole('link', { name: begins(category) })
          .first(),
      );
      await expect(main(page).getByRole('heading', { level: 1, name: category, exact: true })).toBeVisible();
    }
  }
  await way.press(main(page).getByRole('article').getByRole('link', { name, exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** On the page of a service. */
export async function configure(page: Page, way: Way, { answers }: Service): Promise<void> {
  // A press between the thumbs of a range is for its code to answer.
  if (way.hasScript) await waitForHydration(main(page));
  for (const one of answers) await answer(main(page), way, one);
}

async function answer(form: Locator, way: Way, given: Answer): Promise<void> {
  const name = begins(given.option);
  switch (given.type) {
    case 'radio':
    case 'faction':
      return way.mark(form.getByRole('group', { name }).getByRole('radio', { name: begins(given.value) }));
    case 'checkbox':
      return way.mark(form.getByRole('group', { name }).getByRole('checkbox', { name: begins(given.value) }));
    case 'select':
      return way.pick(form.getByRole('combobox', { name }), given.value);
    case 'text':
    case 'textarea':
      return way.type(form.getByRole('textbox', { name }), given.value);
    case 'date':
      return way.date(form.getByLabel(name), given.value);
    case 'amount':
      return way.type(form.getByRole('textbox', { name: begins(`How much? ${given.option}`) }), given.value);
    case 'realm':
      return way.suggest(form.getByRole('combobox', { name }), given.value);
    case 'range':
      return way.stretch(form.getByRole('group', { name: given.option, exact: true }), given.from, given.to);
  }
}

/** From the page of a service, configured, to the cart. */
export async function putInCart(page: Page, way: Way, price: Price): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Price' });
  const add = panel.getByRole('button', { name: 'Add to cart' });
  if (way.hasScript) {
    await expect(panel.locator('output')).toHaveText(price.formatted);
    await waitForHydration(add);
  }
  await way.press(add);
  if (way.hasScript) {
    const cart = page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' });
    await expect(cart).toBeVisible();
    await way.press(cart);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
}

export async function goToCheckout(page: Page, way: Way): Promise<void> {
  await way.press(main(page).getByRole('link', { name: 'Go to checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  if (way.hasScript) await waitForHydration(page.getByLabel('Email'));
}

/** All that the checkout asks, and the buyer's agreement. */
export async function fillIn(page: Page, way: Way, email: string): Promise<void> {
  await way.type(page.getByLabel('Email'), email);
  const characters = main(page).locator('section[aria-labelledby^="game-"]');
  // A field that suggests is a plain one until its code is here: both are filled.
  const texts = characters.locator('input:visible:not([type=checkbox], [type=radio])');
  for (const field of await texts.all()) await way.type(field, 'Rowan#12345');
  for (const list of await characters.locator('select:visible').all()) await way.pick(list, 'PC');
  const agreement = page.getByRole('checkbox', { name: /I agree/ });
  if (!(await agreement.isChecked())) await way.mark(agreement);
}

/** Straight to a service's page, and from there to the checkout with everything filled in; answers what it costs. */
export async function checkOut(
  page: Page,
  books: Books,
  email: string,
  service: Service,
  given: { way?: Way; site?: string } = {},
): Promise<Price> {
  const { way = mouse, site = '' } = given;
  const price = await quoteOf(books, service, 'USD');
  await page.goto(`${site}/en-us/${service.path}`);
  await configure(page, way, service);
  await putInCart(page, way, price);
  await goToCheckout(page, way);
  await fillIn(page, way, email);
  return price;
}

export const payButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Pay / });

/** From the filled checkout to the provider's page, for the price that the shop has quoted. */
export async function pay(page: Page, way: Way, price: Price): Promise<void> {
  await expect(payButton(page)).toContainText(`Pay ${price.formatted}`);
  await way.press(payButton(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your order' })).toBeVisible();
  await expect(main(page)).toContainText(price.formatted);
}

export async function settle(page: Page, way: Way, how: string): Promise<void> {
  const button = page.getByRole('button', { name: how, exact: true });
  // What no buyer needs is folded away.
  if (!(await button.isVisible())) await way.press(page.getByText('For developers: how else it can end'));
  await way.press(button);
}

/** The order's page, paid, and in the shop's books one order and one payment of this price. */
export async function expectPaid(
  page: Page,
  books: Books,
  email: string,
  price: Price,
  given: { coupon?: string; before?: string[]; declined?: number } = {},
): Promise<void> {
  await expect(page).toHaveURL(/\/en-us\/order\/[\w-]{43}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order WS-\d+ is placed$/ })).toBeVisible();
  await expect(main(page)).toContainText(`Paid, ${price.formatted}`);
  await expectOneOrder(books, email, price, given);
}

/** An answer as the order tells it. */
function orderedAs(given: Answer): string {
  // What stands before both numbers is said once.
  if (given.type === 'range') return `${given.from} – ${given.to.replace(/^Level /, '')}`;
  return given.type === 'amount' ? Number(given.value).toLocaleString('en-US') : given.value;
}

/** On the order's page: the service, and all that was chosen of it. */
export async function expectOrdered(page: Page, { name, answers }: Service): Promise<void> {
  const line = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: begins(name) }) });
  for (const given of answers) {
    const words = orderedAs(given);
    await expect(line).toContainText(words);
  }
}

/**
 * One order and one payment of this price. `declined`: attempts to pay it that took no money; `before`: how
 * orders ended that came to nothing.
 */
export async function expectOneOrder(
  books: Books,
  email: string,
  { currency, decimal }: Price,
  given: { coupon?: string; before?: string[]; declined?: number } = {},
): Promise<void> {
  const { coupon = '', before = [], declined = 0 } = given;
  const [order, ...attempts] = await books.ordersOf(email);
  expect(order).toMatchObject({
    number: expect.stringMatching(/^WS-\d+$/),
    stage: 'paid',
    currency,
    total: decimal,
    coupon,
  });
  const payments = order?.payments ?? [];
  expect(payments.filter(({ captured }) => Number(captured) > 0)).toEqual([
    { state: 'approved', amount: decimal, captured: decimal },
  ]);
  expect(payments).toHaveLength(1 + declined);
  expect(attempts.map(({ stage }) => stage)).toEqual(before);
  expect(attempts.flatMap(({ payments }) => payments).filter(({ captured }) => Number(captured) > 0)).toEqual([]);
}
