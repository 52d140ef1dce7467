import type { Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { expect, test } from './fixtures.ts';
import { watchFocus } from './focus-probe.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { configure, expectPaid, fillIn, find, goToCheckout, pay, payButton, quoteOf, settle } from './way/journey.ts';
import { keyboard } from './way/keyboard.ts';
import { SERVICES } from './way/services.ts';
import type { Way } from './way/way.ts';

const SERVICE = SERVICES.checkbox;
/** As it is after the line was edited. */
const EDITED = { ...SERVICE, answers: SERVICE.answers.slice(0, 1) };
const way: Way = { ...keyboard, finds: 'by category' };

const main = (page: Page) => page.getByRole('main');

// The narrow arrangement covers most; purchases by keyboard in `purchase.e2e.ts` are watched in the wide one.
const WIDTHS = isMatrix ? [1440, 390] : [390];

test.describe('with the keyboard alone, focus is always visible and never lost', () => {
  for (const width of WIDTHS) {
    test(`from the home page to a paid order, a message, and a cancellation, at ${width} px`, async ({
      page,
      books,
      email,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      const unseen = await watchFocus(page);
      await page.goto('/en-us');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await find(page, way, SERVICE);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await configure(page, way, SERVICE);
      await closeSheet(page);
      await edit(page);
      await applyCoupon(page);
      const price = await quoteOf(books, EDITED, 'USD', { coupon: 'RAIDNIGHT' });
      await expect(main(page).locator('output')).toHaveText(price.formatted);
      await goToCheckout(page, way);
      await way.press(payButton(page));
      await expect(page.getByLabel('Email')).toBeFocused();
      await fillIn(page, way, email);
      await pay(page, way, price);
      await settle(page, way, 'Decline payment');
      await expect(page.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
      await pay(page, way, price);
      await settle(page, way, 'Approve payment');
      await expectPaid(page, books, email, price, { coupon: 'RAIDNIGHT', declined: 1 });
      await say(page, 'Evenings only');
      await cancel(page);
      expect(unseen).toEqual([]);
    });
  }

  test('on the page of an order, to a message and a review', async ({ page, storefront, email }) => {
    const unseen = await watchFocus(page);
    const buyer = newBuyer(storefront.url);
    await buyer.add('wow-gold');
    const path = await buyer.order(email);
    const desk = deskBehind(storefront);
    const order = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
    await desk.act(order, 'paid');
    const { data } = await desk.act(order, 'assign', { team: 'Halden' });
    await page.goto(path);
    await say(page, 'Evenings only');
    const line = data['products']?.[0];
    await desk.act(order, 'advance', { line: String(line?.['key']), to: Number(line?.['units_total']) });
    await review(page);
    expect(unseen).toEqual([]);
  });
});

/** Into the cart, whose sheet holds the focus until Escape gives it back; from there to the cart's page. */
async function closeSheet(page: Page): Promise<void> {
  const add = main(page).locator('form:visible').getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
  await way.press(add.last());
  const sheet = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(sheet.getByRole('heading', { name: 'Added to your cart' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await expect(main(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(main(page).locator('button:focus')).toBeVisible();
  await way.press(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
}

async function edit(page: Page): Promise<void> {
  await way.press(page.getByRole('link', { name: `Edit ${SERVICE.name}` }));
  await expect(page.getByRole('heading', { level: 1, name: /^Change / })).toBeFocused();
  await way.mark(page.getByRole('checkbox', { name: /^A healer whispers/ }));
  const save = main(page).getByRole('button', { name: 'Save changes' }).filter({ visible: true });
  await waitForHydration(save.last());
  await way.press(save.last());
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
}

/** A mistyped code stays where it was typed, to be mended. */
async function applyCoupon(page: Page): Promise<void> {
  await way.press(page.getByText('Add a coupon'));
  const code = page.getByLabel('Coupon or credit code');
  for (const [typed, sent] of [
    ['raidnig', 'RAIDNIG'],
    ['h', 'RAIDNIGH'],
  ] as const) {
    await way.type(code, typed);
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(`There is no coupon ${sent}. Check the spelling.`);
  }
  await way.type(code, 't');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the coupon RAIDNIGHT' })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Message to the team' });
  const chat = main(page).getByRole('link', { name: /^Chat/ });
  await waitForHydration(main(page));
  if (!(await message.isVisible())) await way.press(chat);
  await way.type(message, text);
  await way.press(page.getByRole('button', { name: 'Send message' }));
  await expect(page.locator('#messages')).toContainText(text);
}

async function cancel(page: Page): Promise<void> {
  await way.press(main(page).getByRole('link', { name: 'Order', exact: true }));
  await way.press(page.getByText('Cancel the order'));
  await way.press(page.getByRole('button', { name: /^Cancel and get/ }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is refunded');
  // The button that had it is gone.
  await expect(main(page)).toBeFocused();
}

async function review(page: Page): Promise<void> {
  const form = page.locator('#review');
  await way.mark(form.getByRole('radio', { name: '4 stars' }));
  await way.type(form.getByRole('textbox', { name: 'Your words' }), 'Down on the second pull, calm and clear.');
  await way.press(form.getByRole('button', { name: 'Publish the review' }));
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
}
