import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

/** Its suggestions are not needed before somebody types. */
export const RealmField = lazyHydrate(async () => (await import('./game/RealmField.tsx')).RealmField);

/** Only used if the shop states VAT. */
export const Billing = lazyHydrate(async () => (await import('./Billing.tsx')).Billing);

/** Fills in remembered values; nothing can be typed before the visitor acts. */
export const RememberCharacters = lazyHydrate(
  async () => (await import('#client/checkout/character/RememberCharacters.tsx')).RememberCharacters,
);
