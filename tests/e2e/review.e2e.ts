import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';

const WORDS = 'Delivered in an hour, <b>no questions</b> asked.';

test('a buyer reviews and tips a finished order, and the review appears on the product and reviews pages', async ({
  page,
  storefront,
  email,
}) => {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  const found = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
  await desk.act(found, 'paid');
  const { data: order } = await desk.act(found, 'assign', { team: 'Halden' });
  const line = order['products']?.[0];
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeHidden();
  await desk.act(found, 'advance', { line: String(line?.['key']), to: Number(line?.['units_total']) });

  await page.goto(path);
  const form = page.locator('#review');
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox', { name: 'Your words' }).fill('Good');
  await form.getByRole('button', { name: 'Publish the review' }).click();
  await expect(form).toContainText('Write at least 10 characters');
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox', { name: 'Your words' }).fill(WORDS);
  await form.getByRole('textbox', { name: 'Name to show' }).fill('Rowan');
  await form.getByRole('button', { name: 'Publish the review' }).click();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Another amount' }).fill('500');
  await page.getByRole('button', { name: 'Pay the tip' }).click();
  await expect(page.getByRole('main')).toContainText('A tip is 1 to 200');
  await page.getByRole('textbox', { name: 'Another amount' }).fill('7.50');
  await page.getByRole('button', { name: 'Pay the tip' }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Your tip' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Thank you.');

  await expect
    .poll(async () => (await page.request.get('/en-us/product/wow-gold')).text())
    .toContain('Delivered in an hour, &lt;b&gt;');
  await page.goto('/en-us/product/wow-gold');
  await expect(page.locator('#reviews')).toContainText(WORDS);
  await page.goto('/en-us/reviews?stars=4');
  const shown = page.getByRole('article').filter({ hasText: WORDS });
  await expect(shown).toContainText('Rowan');
  await shown.getByText('Report', { exact: true }).click();
  await shown.getByLabel('What is wrong with it?').selectOption('SPAM');
  await shown.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('main')).toContainText('The team looks at the review');
});
