import { expect, test } from './fixtures.ts';
import { configure, quoteOf } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const favourite = /^Favorite: /;

test('a favorite saved without an account is listed and can be deleted', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('button', { name: favourite })).toHaveCount(0);
  await page.mouse.move(200, 200);
  await card.getByRole('button', { name: `Favorite: ${name}` }).click();
  await expect(card.getByRole('button', { name: favourite })).toHaveAttribute('aria-pressed', 'true');

  await card.getByRole('link', { name }).first().click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.getByRole('button', { name: favourite })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();

  await page.goto('/en-us/device');
  const entry = page.getByRole('button', { name: 'Delete: Your favorites' });
  await waitForHydration(entry);
  await entry.click();
  await expect(page.getByText('Deleted from this browser')).toBeVisible();
  await page.goto('/en-us/favourites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

test('a build is saved as configured, repriced and can be reopened', async ({ page, books }) => {
  const service = SERVICES.radio;
  const price = await quoteOf(books, service, 'USD');
  await page.goto(`/en-us/${service.path}`);
  await configure(page, mouse, service);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await panel.getByRole('button', { name: 'Save this build' }).click();
  await expect(panel.getByText('Build saved')).toBeVisible();
  await panel.getByRole('link', { name: 'Your builds' }).click();

  const build = page.getByRole('listitem').filter({ hasText: service.name });
  await expect(build.getByText(price.formatted)).toBeVisible();
  await build.getByRole('textbox').fill('For my main');
  await page.reload();
  await expect(build.getByRole('textbox')).toHaveValue('For my main');
  await build.getByRole('link', { name: 'Open: For my main' }).click();
  await expect(panel.getByText(price.formatted)).toBeVisible();
});
