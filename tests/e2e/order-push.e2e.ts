import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import type { Storefront } from '#tests/support/process/storefront.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** What a push service would answer: there is none in a test, so the browser is given this subscription. */
function subscription() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://updates.push.example.com/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

async function giveSubscription(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    let standing: unknown = null;
    const subscribed = { endpoint: given.endpoint, options: {}, toJSON: () => given };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(standing),
      subscribe: () => Promise.resolve((standing = subscribed)),
    });
  }, subscription());
}

const start = (page: Page) => page.getByRole('button', { name: 'Tell me here when something happens' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop telling me here' });

/** On the page of an order of this buyer's. */
async function askForNotifications(page: Page, { url }: Storefront, email: string): Promise<void> {
  const buyer = newBuyer(url);
  await buyer.add('wow-gold');
  await page.context().grantPermissions(['notifications'], { origin: url });
  await giveSubscription(page);
  await page.goto(await buyer.order(email));
  await start(page).click();
  await expect(stop(page)).toBeVisible();
}

test('one button turns notifications on in this browser, another off; a changed subscription stays until data is deleted', async ({
  page,
  storefront,
  email,
}) => {
  await askForNotifications(page, storefront, email);
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toBe(`${storefront.url}/push-worker.js`);
  const before = await page.evaluate(() => localStorage.getItem('waystone-push'));
  await giveSubscription(page);
  await page.reload();
  await expect(stop(page)).toBeVisible();
  await expect(page.getByText(/other browser/)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('waystone-push'))).not.toBe(before);
  await stop(page).click();
  await start(page).click();
  await expect(stop(page)).toBeVisible();
  await page.goto('/en-us/device');
  const all = page.getByRole('button', { name: 'Delete all of it' });
  await waitForHydration(all);
  await all.click();
  await expect(page.getByText('Deleted from this browser')).toBeVisible();
  const left = () =>
    page.evaluate(async () => [localStorage.length, (await navigator.serviceWorker.getRegistrations()).length]);
  expect(await left()).toEqual([0, 0]);
});

test('the page explains what to do when the browser blocks notifications', async ({ page, storefront, email }) => {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(await buyer.order(email));
  await expect(page.getByText(/blocks notifications from this site/)).toBeVisible();
  await expect(start(page)).toBeHidden();
});

test('a push shows a notification of the order', async ({ page, storefront }) => {
  await page.context().grantPermissions(['notifications'], { origin: storefront.url });
  await page.goto('/en-us/order');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  const notice = { title: 'Order WS-10001', body: 'Your team has started.', path: '/en-us/order/token' };
  const told = { origin: storefront.url, registrationId: await registered, data: JSON.stringify(notice) };
  await session.send('ServiceWorker.deliverPushMessage', told);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body }]);
});
