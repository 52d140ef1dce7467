import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const parts = () => import('./parts.ts');

/** Links and forms in them work before their code is here. */
export const LineRun = hydrateLater(async () => (await parts()).LineRun);
export const LineNotices = hydrateLater(async () => (await parts()).LineNotices);
export const RemovedNotices = hydrateLater(async () => (await parts()).RemovedNotices);
export const EmptyCart = hydrateLater(async () => (await parts()).EmptyCart);
export const ShareCart = hydrateLater(async () => (await parts()).ShareCart);
