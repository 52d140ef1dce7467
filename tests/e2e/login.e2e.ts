import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';

const ACCOUNT = 'canary-rowan@battle.example';
const PASSWORD = 'Canary-Pa55w0rd';
const REASON = 'First evening of the assignments';

test('a piloted order’s login is sealed, opened by the player, deleted, and never stored in plain text', async ({
  page,
  storefront,
  email,
}) => {
  const buyer = newBuyer(storefront.url);
  await buyer.add('bf6-assignments');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  const found = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /login/i })).toBeHidden();
  await desk.act(found, 'paid');

  await page.goto(path);
  const panel = page.locator('section[id^="login-"]');
  await panel.getByRole('textbox', { name: 'Account name or email' }).fill(ACCOUNT);
  const password = panel.getByLabel('Password', { exact: true });
  await password.fill('   ');
  // Not by a press of the button, which the message below the field moves.
  await password.press('Enter');
  await expect(panel).toContainText('Type the whole login again');
  expect(await page.content()).not.toContain(ACCOUNT);

  await panel.getByRole('textbox', { name: 'Account name or email' }).fill(ACCOUNT);
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Seal it' }).click();
  await expect(panel).toContainText('You sealed it');
  expect(await page.content()).not.toMatch(/canary/i);

  const slug = `e2e-${Date.now()}`;
  const player = { slug, name: 'Morrow', games: ['battlefield'], languages: ['en'] };
  const key = String((await desk.ask('POST', '/players', JSON.stringify(player))).data['key']);
  const { data: order } = await desk.act(found, 'assign-player', { player: slug });
  const look = { line: String(order['products']?.[0]?.['key']), player: slug, reason: REASON };
  const path2 = `/orders/${String(found['order_number'])}/open-login`;
  const seen = await desk.ask('POST', path2, JSON.stringify(look), { 'X-Player-Key': key });
  expect(seen.data).toEqual({ account: ACCOUNT, password: PASSWORD, note: '' });
  await expect(panel).toContainText(`Morrow opened it: ${REASON}`);

  await panel.getByRole('button', { name: 'Delete now' }).click();
  await expect(panel).toContainText('You deleted it');
  await expect(panel.getByRole('button', { name: 'Seal it' })).toBeVisible();
  expect(filesWith(storefront.dataDir, 'bf6-assignments').length).toBeGreaterThan(0);
  expect(filesWith(storefront.dataDir, PASSWORD)).toEqual([]);
  expect(filesWith(storefront.dataDir, ACCOUNT)).toEqual([]);
});

/** The database, the mails and whatever else the shop keeps, byte by byte. */
function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  try {
    return files.filter((file) => readFileSync(file).includes(text));
  } catch (error) {
    // A mail has its name once it is written: then everything is looked through again.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return filesWith(folder, text);
    throw error;
  }
}
