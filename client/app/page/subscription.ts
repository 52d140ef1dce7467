export { subscriptionAction as action } from '#client/newsletter/subscription-action.ts';
export { SubscriptionPage as Component } from '#client/newsletter/SubscriptionPage.tsx';
export { subscriptionLoader as loader, meta } from '#client/newsletter/subscription-loader.ts';
