/*
 * The service worker of notifications, and of nothing else: it answers no request and keeps no page. Each push is a
 * JSON object: `title`, `body`, and `path`, where a press leads.
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

async function openOrder(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
