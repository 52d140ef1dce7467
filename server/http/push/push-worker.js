/*
 * The service worker for notifications, and nothing else: it handles no requests and stores no pages. Each push is a
 * JSON object: `title`, `body`, and `path`, which a press opens.
 */

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const icon = '/media/house/icon-192x192.png';
  // A new notification of an order replaces the one before.
  event.waitUntil(
    self.registration.showNotification(title, { body, icon, tag: title, renotify: true, data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOrder(event.notification.data.path));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** From now on the shop uses the new address. If a browser does not tell the old one, the order's page does this. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const subscribed = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const [old, { endpoint, keys }] = [oldSubscription.toJSON(), subscribed.toJSON()];
  await fetch('/api/public/push/renew', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ old_endpoint: old.endpoint, old_auth: old.keys.auth, endpoint, ...keys }),
  });
}

async function openOrder(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
