import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const parts = () => import('./parts.ts');

/** Links and forms in them work before their code is here. */
export const LineRun = hydrateLater(async () => (await parts()).LineRun);
export const LineNotices = hydrateLater(async () => (await parts()).LineNotices);

/** For a cart that is about to be shown. */
export const openLineParts = () => Promise.all([LineRun.open(), LineNotices.open()]);
