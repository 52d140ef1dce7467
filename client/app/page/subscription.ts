export { action, loader, meta, SubscriptionOrAlert as Component } from '#client/app/subscription-or-alert.tsx';
