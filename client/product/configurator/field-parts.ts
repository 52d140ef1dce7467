import { hydrateLater } from '#client/ui/hydrate-later.tsx';

export const LateRealm = hydrateLater(async () => (await import('./RealmOption.tsx')).RealmOption);

export const LateRange = hydrateLater(async () => (await import('./RangeOption.tsx')).RangeOption);

export const LateAmount = hydrateLater(async () => (await import('./AmountOption.tsx')).AmountOption);
