import { hydrateLater } from '#client/ui/hydrate-later.tsx';

/** Its suggestions are of no use before somebody types. */
export const RealmField = hydrateLater(async () => (await import('./RealmField.tsx')).RealmField);
