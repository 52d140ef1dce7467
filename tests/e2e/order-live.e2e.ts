import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import type { Loose } from '#tests/support/buyer/shopper.ts';
import type { Storefront } from '#tests/support/process/storefront.ts';
import { expect, test } from './fixtures.ts';

/** A paid order of gold, which is counted. */
async function bought(storefront: Storefront, email: string): Promise<{ path: string; order: Loose }> {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  const order = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
  return { path, order: (await desk.act(order, 'paid')).data };
}

/** The page's own announcement of what has changed. */
const news = (page: Page) => page.getByRole('main').getByRole('status');
const message = (page: Page) => page.getByRole('textbox', { name: 'Message to the team' });

/** Opens an order's page, and waits until it follows its order. Its forms are sent without script before. */
async function follow(page: Page, path: string): Promise<void> {
  const events = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await page.goto(path);
  await events;
}

test('a desk action appears in an open order page, is announced, and keeps typed text; printed it is one page', async ({
  page,
  storefront,
  email,
}) => {
  const desk = deskBehind(storefront);
  const { path, order } = await bought(storefront, email);
  await follow(page, path);
  await message(page).fill('Evenings only');
  await desk.act(order, 'assign', { team: 'Halden' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('has its team');
  await expect(news(page)).toContainText('Team: Halden.');
  await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), by: 7 });
  await expect(page.getByRole('main')).toContainText(/: 7 of [\d,]+/);
  await expect(news(page)).toContainText(/7 of [\d,]+ \w+ done\./);
  await desk.act(order, 'message', { text: 'We begin at eight.' });
  await expect(page.locator('#messages')).toContainText('We begin at eight.');
  await expect(message(page)).toHaveValue('Evenings only');
  await expectOnOneSheet(page);
});

test('an order completed while its page is open shows today’s price and can be reordered with one press', async ({
  page,
  storefront,
  email,
}) => {
  const { path, order } = await bought(storefront, email);
  const desk = deskBehind(storefront);
  await desk.act(order, 'assign', { team: 'Halden' });
  await follow(page, path);
  const [line] = order['products'] ?? [];
  await desk.act(order, 'advance', { line: String(line?.['key']), to: Number(line?.['units_total']) });
  const done = page.locator('section').filter({ has: page.getByRole('heading', { name: 'All done' }) });
  const price = done.getByText(/^Today \$[\d.]+$/);
  await expect(price).toBeVisible();
  const total = (await price.textContent())?.replace('Today ', '') ?? '';
  await done.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/en-us/checkout/cart');
  await expect(page.getByRole('main')).toContainText(String(line?.['name']));
  await expect(page.getByRole('main')).toContainText(total);
  for (const { value } of line?.['option'] ?? []) await expect(page.getByRole('main')).toContainText(String(value));
});

test('a sent message is announced, and a new link replaces the old one; both are seen in other open pages', async ({
  page,
  context,
  storefront,
  email,
}) => {
  const { path } = await bought(storefront, email);
  const other = await context.newPage();
  await follow(other, path);
  await follow(page, path);
  await message(page).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(news(page)).toHaveText('Message sent.');
  await expect(message(page)).toHaveValue('');
  await expect(other.locator('#messages')).toContainText('Hello');

  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByRole('main')).toContainText('This page has a new address');
  expect(new URL(page.url()).pathname).not.toBe(path);
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText('Order WS-');
  expect((await page.request.get(path)).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reload shows the changes of the desk, and a form replaces the order link', async ({
    page,
    storefront,
    email,
  }) => {
    const { path, order } = await bought(storefront, email);
    await page.goto(path);
    await deskBehind(storefront).act(order, 'assign', { team: 'Halden' });
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Team: Halden.');
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await expect(page.getByRole('main')).toContainText('This page has a new address');
    expect((await page.request.get(path)).status()).toBe(404);
  });
});

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script, viewport: { width: 390, height: 844 } });

    test('in a long conversation on a phone, its end and the form to answer are in view together', async ({
      page,
      storefront,
      email,
    }) => {
      const { path, order } = await bought(storefront, email);
      const desk = deskBehind(storefront);
      for (let at = 1; at <= 15; at++)
        await desk.act(order, 'message', { text: `Part ${at} of the plan for tonight.` });
      await page.goto(path);
      await page.getByRole('link', { name: 'Chat' }).click();
      await message(page).focus();
      await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Part 15 of the plan')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Part 1 of the plan')).not.toBeInViewport();
      const list = page.getByRole('region', { name: 'Conversation' });
      await list.focus();
      await list.press('Home');
      await expect(page.getByText('Part 1 of the plan')).toBeInViewport();
    });
  });

/** Printed, with its name and its total. */
async function expectOnOneSheet(page: Page): Promise<void> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(paper, { mergePages: true });
  expect(paper.numPages, text).toBe(1);
  expect(text).toMatch(/WoW Gold[\s\S]*Total/i);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('status')).toBeHidden();
}
